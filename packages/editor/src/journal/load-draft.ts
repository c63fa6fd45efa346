import { toStep } from '@mozhan/atoms'
import { applyHead } from './apply-head.ts'
import { receive } from './receive.ts'
import { addPublicationConflict } from './reconcile.ts'
import { isSameContent } from './record.ts'
import { clearHead } from './record-changes.ts'
import { awaitWrite, endExchange, withServer } from './schedule.ts'
import type { ExchangeAt } from './server-state.ts'
import { andThen, type State, type Step, withWork } from './state.ts'
import { write } from './store-text.ts'
import type { RemoteVersion } from './types.ts'
import { hasUnsent } from './work.ts'

/** Loads the draft of the server. */
export function loadDraft<Content>(state: State<Content>): Step<Content> {
  const { epoch } = state.work
  return toStep(withServer(state, { exchange: { step: 'loadDraft', epoch } }), {
    type: 'loadDraft',
  })
}

/** The draft of the server was loaded. */
export function handleDraft<Content>(
  state: State<Content>,
  { epoch }: ExchangeAt<Content, 'loadDraft'>,
  found: RemoteVersion<Content> | undefined,
): Step<Content> {
  const looked = withServer(state, { hasLoadedDraft: true })
  const { work } = looked
  if (work.epoch !== epoch) return endExchange(looked)
  if (found) return found.revision > work.base ? receive(looked, found) : endExchange(looked)
  if (work.base === 0) return endExchange(looked)
  // If the response is lost, both are loaded again.
  return toStep(withServer(state, { exchange: { step: 'loadCurrent', epoch } }), {
    type: 'loadCurrent',
  })
}

interface CurrentText<Content> {
  readonly content: Content | undefined
  readonly now: number
}

/** The draft was published or removed elsewhere. */
export function handleCurrent<Content>(
  state: State<Content>,
  { epoch }: ExchangeAt<Content, 'loadCurrent'>,
  { content, now }: CurrentText<Content>,
): Step<Content> {
  const looked = withServer(state, { hasLoadedDraft: true })
  const { work } = looked
  if (work.epoch !== epoch) return endExchange(looked)
  const isNew = content !== undefined && !isSameContent(content, work.initial)
  if (!hasUnsent(work)) return dropDraft(looked, isNew ? content : undefined, now)
  if (!isNew) return endExchange(looked)
  const publication = { m: now, content, at: now }
  const withConflict = addPublicationConflict(
    { ...work, initial: content },
    publication,
    'elsewhere',
  )
  return endExchange(withWork(looked, withConflict))
}

/** Drops the local text: nothing was typed here since the draft was saved. */
function dropDraft<Content>(
  state: State<Content>,
  current: Content | undefined,
  now: number,
): Step<Content> {
  const { writer, head: parent, content, at, initial } = state.work
  const earlier = { content, at, origin: 'here' } as const
  const applied = applyHead({ ...state.work, initial: current ?? initial }, undefined)
  const n = applied.n + 1
  const dropped = withWork(state, {
    ...applied,
    n,
    restored: undefined,
    superseded: { at: now, origin: 'elsewhere' },
  })
  const by = { writer, n }
  const published = current === undefined ? undefined : { content: current }
  return andThen(toStep(dropped, { type: 'updateSnapshot' }), (next) =>
    awaitWrite(
      write(next, published ? 'publish' : 'adoptServerState', (record) =>
        clearHead(record, { by, parent, earlier, published, at: now }),
      ),
    ),
  )
}
