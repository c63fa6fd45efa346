import { toStep } from '@mozhan/atoms'
import { digest } from './digest.ts'
import { receive } from './receive.ts'
import { clearPending } from './record-changes.ts'
import { endExchange, withServer } from './schedule.ts'
import type { ExchangeAt } from './server-state.ts'
import type { State, Step } from './state.ts'
import { write } from './store-text.ts'
import type { RemoteVersion } from './types.ts'

/** Removes the draft of a text that was cleared here, unless another device has changed it. */
export function remove<Content>(state: State<Content>): Step<Content> {
  const { epoch } = state.work
  return toStep(withServer(state, { exchange: { step: 'confirmRemoval', epoch } }), {
    type: 'loadDraft',
  })
}

/** The draft was loaded. Only a version that was seen or sent here is removed. */
export function confirmRemoval<Content>(
  state: State<Content>,
  { epoch }: ExchangeAt<Content, 'confirmRemoval'>,
  found: RemoteVersion<Content> | undefined,
): Step<Content> {
  const { leaving, sent } = state.view.dealings
  if (!found) return handleRemoved(state, { epoch }, undefined)
  const name = digest(JSON.stringify(found.content))
  const isOurs = found.revision === leaving || sent.some((entry) => entry.endsWith(`/${name}`))
  if (!isOurs) return handleRemoved(state, { epoch }, found)
  return toStep(withServer(state, { exchange: { step: 'remove', epoch } }), {
    type: 'remove',
    revision: found.revision,
  })
}

/** @param found a version of another device, which is not removed */
export function handleRemoved<Content>(
  state: State<Content>,
  { epoch }: { readonly epoch: number },
  found: RemoteVersion<Content> | undefined,
): Step<Content> {
  const { state: next, effects } = write(state, 'recordExchange', clearPending)
  const exchange = { step: 'settle', writeId: next.writes, epoch, found } as const
  return { state: withServer(next, { hasLoadedDraft: true, exchange }), effects }
}

export function handleSettled<Content>(
  state: State<Content>,
  { epoch, found }: ExchangeAt<Content, 'settle'>,
): Step<Content> {
  return found && state.work.epoch === epoch ? receive(state, found) : endExchange(state)
}
