import { toStep } from '@mozhan/atoms'
import { write } from './keep.ts'
import { receive } from './receive.ts'
import { setBeside } from './reconcile.ts'
import { isSameContent } from './record.ts'
import { clearHead } from './record-changes.ts'
import { awaitWrite, endExchange, withServer } from './schedule.ts'
import type { ExchangeAt } from './server-state.ts'
import { andThen, type State, type Step, withWork } from './state.ts'
import { takeHead } from './take-head.ts'
import type { RemoteVersion } from './types.ts'
import { hasUnsent } from './work.ts'

/** Asks the server for its draft. */
export function look<Content>(state: State<Content>): Step<Content> {
  const { epoch } = state.work
  return toStep(withServer(state, { exchange: { step: 'look', epoch } }), { type: 'load' })
}

/** The server's draft has come. */
export function handleLook<Content>(
  state: State<Content>,
  { epoch }: ExchangeAt<Content, 'look'>,
  found: RemoteVersion<Content> | undefined,
): Step<Content> {
  const looked = withServer(state, { hasLooked: true })
  const { work } = looked
  if (work.epoch !== epoch) return endExchange(looked)
  if (found) return found.revision > work.base ? receive(looked, found) : endExchange(looked)
  if (work.base === 0) return endExchange(looked)
  // Where the answer does not come, the server is asked for both again.
  return toStep(withServer(state, { exchange: { step: 'loadStanding', epoch } }), {
    type: 'loadStanding',
  })
}

interface Standing<Content> {
  readonly content: Content | undefined
  readonly now: number
}

/** The draft was published or removed elsewhere. */
export function handleStanding<Content>(
  state: State<Content>,
  { epoch }: ExchangeAt<Content, 'loadStanding'>,
  { content, now }: Standing<Content>,
): Step<Content> {
  const looked = withServer(state, { hasLooked: true })
  const { work } = looked
  if (work.epoch !== epoch) return endExchange(looked)
  const isNews = content !== undefined && !isSameContent(content, work.initial)
  if (!hasUnsent(work)) return giveUp(looked, isNews ? content : undefined, now)
  if (!isNews) return endExchange(looked)
  const publication = { m: now, content, at: now }
  const beside = setBeside({ ...work, initial: content }, publication, 'elsewhere')
  return endExchange(withWork(looked, beside))
}

/** Nothing was typed here since the draft was saved. */
function giveUp<Content>(
  state: State<Content>,
  stands: Content | undefined,
  now: number,
): Step<Content> {
  const { writer, head: parent, content, at, initial } = state.work
  const earlier = { content, at, origin: 'here' } as const
  const taken = takeHead({ ...state.work, initial: stands ?? initial }, undefined)
  const n = taken.n + 1
  const left = withWork(state, {
    ...taken,
    n,
    restored: undefined,
    superseded: { at: now, origin: 'elsewhere' },
  })
  const by = { writer, n }
  const published = stands === undefined ? undefined : { content: stands }
  return andThen(toStep(left, { type: 'announce' }), (next) =>
    awaitWrite(
      write(next, published ? 'publish' : 'follow', (record) =>
        clearHead(record, { by, parent, earlier, published, at: now }),
      ),
    ),
  )
}
