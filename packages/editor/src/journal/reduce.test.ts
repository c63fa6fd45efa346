import { describe, expect, it } from 'vitest'
import { connectServer } from './connect-server.ts'
import type { JournalEvent } from './event.ts'
import { emptyRecord } from './record.ts'
import { reduce } from './reduce.ts'
import { createState, type State, type Step } from './state.ts'

const NOW = 1_000_000

/** Reduces a sequence of events; every intermediate state is frozen. */
function run(events: readonly JournalEvent<string>[], start = createText()): Step<string> {
  let step: Step<string> = { state: start, effects: [] }
  for (const event of events) {
    const stamped = { ...event, now: NOW, canCall: true }
    step = reduce(freeze(step.state), stamped, connectServer)
  }
  return step
}

const createText = () => createState({ writer: 'w', initial: '', hasServer: true })
const FOUND = { type: 'found', view: emptyRecord<string>(), isAdopted: false } as const
const typesOf = ({ effects }: Step<string>) => effects.map(({ type }) => type)

function freeze(state: State<string>): State<string> {
  const seal = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
    Object.freeze(value)
    for (const part of Object.values(value)) seal(part)
  }
  seal(state)
  return state
}

describe('reduce', () => {
  it('collects the stored records, then loads the draft of the server', () => {
    expect(typesOf(run([{ type: 'open' }]))).toEqual(['findRecords'])
    expect(typesOf(run([{ type: 'open' }, FOUND]))).toEqual(['updateSnapshot', 'loadDraft'])
  })

  it('writes a change to the mirror at once, and starts a timer for the main store and the server', () => {
    const { effects } = run([
      { type: 'open' },
      FOUND,
      { type: 'loaded', found: undefined },
      { type: 'edit', change: '一' },
    ])
    expect(effects).toMatchObject([
      { type: 'mirror', head: { writer: 'w', n: 1, content: '一', at: NOW } },
      { type: 'startTimer', name: 'store', ms: 300 },
      { type: 'updateSnapshot' },
      { type: 'startTimer', name: 'send', ms: 3000 },
    ])
  })

  it('sends nothing while a local write is under way', () => {
    const typed = run([{ type: 'open' }, FOUND, { type: 'edit', change: '一' }])
    const flushed = run([{ type: 'flush' }, { type: 'loaded', found: undefined }], typed.state)
    expect(flushed.state.pending).toBe(1)
    expect(typesOf(flushed)).toEqual(['updateSnapshot'])
  })

  it('doubles the delay after every failure', () => {
    const failed = { type: 'failed', error: new Error(), isExpired: false } as const
    const waits = (count: number) => {
      const again = [
        { type: 'timerFired', name: 'send' } as const,
        { ...failed, retryAfter: undefined },
      ]
      const { effects } = run([{ type: 'open' }, FOUND, ...Array(count).fill(again).flat()])
      return effects.find((effect) => effect.type === 'startTimer')?.ms
    }
    expect([1, 2, 3].map(waits)).toEqual([3000, 6000, 12_000])
  })

  it('does not modify its input', () => {
    const first = createText()
    const before = structuredClone(first)
    run([{ type: 'open' }, FOUND, { type: 'edit', change: '一' }, { type: 'discard' }], first)
    expect(first).toEqual(before)
  })
})
