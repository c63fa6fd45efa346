import { write } from './keep.ts'
import { receive } from './receive.ts'
import { clearHead } from './record-changes.ts'
import { awaitWrite, endExchange, withServer } from './schedule.ts'
import type { ExchangeAt } from './server-state.ts'
import { andThen, type State, type Step, toStep, withWork } from './state.ts'
import { takeHead } from './take-head.ts'
import type { RemoteVersion } from './types.ts'
import { hasUnsent } from './work.ts'

/** Asks the server for its draft. */
export function look<Content>(state: State<Content>): Step<Content> {
  const { epoch } = state.work
  return toStep(withServer(state, { exchange: { step: 'look', epoch } }), { type: 'load' })
}

interface Found<Content> {
  readonly found: RemoteVersion<Content> | undefined
  readonly now: number
}

/** The server's draft has come. */
export function handleLook<Content>(
  state: State<Content>,
  { epoch }: ExchangeAt<Content, 'look'>,
  { found, now }: Found<Content>,
): Step<Content> {
  const looked = withServer(state, { hasLooked: true })
  const { work } = looked
  if (work.epoch !== epoch) return endExchange(looked)
  if (found) return found.revision > work.base ? receive(looked, found) : endExchange(looked)
  return work.base > 0 && !hasUnsent(work) ? giveUp(looked, now) : endExchange(looked)
}

/** The draft was published or removed elsewhere, and nothing was typed here since it was saved. */
function giveUp<Content>(state: State<Content>, now: number): Step<Content> {
  const { writer, head: parent, content, at } = state.work
  const earlier = { content, at, origin: 'here' } as const
  const taken = takeHead(state.work, undefined)
  const n = taken.n + 1
  const left = withWork(state, {
    ...taken,
    n,
    restored: undefined,
    superseded: { at: now, origin: 'elsewhere' },
  })
  return andThen(toStep(left, { type: 'announce' }), (next) =>
    awaitWrite(
      write(next, 'follow', (record) =>
        clearHead(record, { by: { writer, n }, parent, earlier, at: now }),
      ),
    ),
  )
}
