import { toStep } from '@mozhan/atoms'
import type { StampedEvent } from './event.ts'
import { handleCurrent, handleDraft, loadDraft } from './load-draft.ts'
import { confirmRemoval, handleRemoved, handleSettled, remove } from './remove.ts'
import { endExchange, withServer } from './schedule.ts'
import { handleSaved, save, send, sendStored } from './send.ts'
import type { State, Step } from './state.ts'
import { hasUnsent } from './work.ts'

/** Starts the next exchange if one is requested and needed. */
export function beginExchange<Content>(state: State<Content>, canCall: boolean): Step<Content> {
  const { server, pending, work, view } = state
  const { rounds, exchange, hasLoadedDraft } = server
  if (rounds === 0 || exchange || pending > 0) return toStep(state)
  const mustRemoveDraft = view.dealings.leaving !== undefined
  const isNeeded =
    work.isOpen &&
    state.conflict === undefined &&
    (mustRemoveDraft || !hasLoadedDraft || hasUnsent(work))
  if (!isNeeded || !canCall) return toStep(withServer(state, { rounds: 0 }))
  const next = withServer(state, { rounds: rounds - 1 })
  if (mustRemoveDraft) return remove(next)
  return hasLoadedDraft ? send(next) : loadDraft(next)
}

/** Continues the current exchange when its response has arrived. */
export function continueExchange<Content>(
  state: State<Content>,
  event: StampedEvent<Content>,
): Step<Content> {
  const { exchange } = state.server
  switch (event.type) {
    case 'loaded':
      if (exchange?.step === 'loadDraft') return handleDraft(state, exchange, event.found)
      if (exchange?.step === 'confirmRemoval') return confirmRemoval(state, exchange, event.found)
      return toStep(state)
    case 'currentLoaded':
      if (exchange?.step !== 'loadCurrent') return toStep(state)
      return handleCurrent(state, exchange, event)
    case 'removed':
      return exchange?.step === 'remove' ? handleRemoved(state, exchange, undefined) : toStep(state)
    case 'saved':
      return exchange?.step === 'save' ? handleSaved(state, exchange, event) : toStep(state)
    case 'notOwner':
      return exchange ? endExchange(state) : toStep(state)
    case 'written': {
      if (!exchange || !('writeId' in exchange)) return toStep(state)
      if (exchange.writeId !== event.write.id) return toStep(state)
      if (exchange.step === 'store') return sendStored(state)
      if (exchange.step === 'noteSent') return save(state, exchange)
      if (exchange.step === 'settle') return handleSettled(state, exchange)
      return endExchange(state)
    }
    default:
      return toStep(state)
  }
}
