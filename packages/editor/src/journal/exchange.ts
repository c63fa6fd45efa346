import { toStep } from '@mozhan/atoms'
import type { StampedEvent } from './event.ts'
import { handleLook, handleStanding, look } from './look.ts'
import { confirmRemoval, handleRemoved, handleSettled, remove } from './remove.ts'
import { endExchange, withServer } from './schedule.ts'
import { handleSaved, save, send, sendKept } from './send.ts'
import type { State, Step } from './state.ts'
import { hasUnsent } from './work.ts'

/** Begins the next exchange where one is asked for and needed. */
export function beginExchange<Content>(state: State<Content>, canCall: boolean): Step<Content> {
  const { server, pending, work, view } = state
  const { rounds, exchange, hasLooked } = server
  if (rounds === 0 || exchange || pending > 0) return toStep(state)
  const isLeaving = view.dealings.leaving !== undefined
  const isNeeded =
    work.isOpen && state.rival === undefined && (isLeaving || !hasLooked || hasUnsent(work))
  if (!isNeeded || !canCall) return toStep(withServer(state, { rounds: 0 }))
  const next = withServer(state, { rounds: rounds - 1 })
  if (isLeaving) return remove(next)
  return hasLooked ? send(next) : look(next)
}

/** Goes on with the exchange under way when what it waits for has come. */
export function continueExchange<Content>(
  state: State<Content>,
  event: StampedEvent<Content>,
): Step<Content> {
  const { exchange } = state.server
  switch (event.type) {
    case 'loaded':
      if (exchange?.step === 'look') return handleLook(state, exchange, event.found)
      if (exchange?.step === 'confirmRemoval') return confirmRemoval(state, exchange, event.found)
      return toStep(state)
    case 'standing':
      if (exchange?.step !== 'loadStanding') return toStep(state)
      return handleStanding(state, exchange, event)
    case 'removed':
      return exchange?.step === 'remove' ? handleRemoved(state, exchange, undefined) : toStep(state)
    case 'saved':
      return exchange?.step === 'save' ? handleSaved(state, exchange, event) : toStep(state)
    case 'notOwner':
      return exchange ? endExchange(state) : toStep(state)
    case 'written': {
      if (!exchange || !('writeId' in exchange)) return toStep(state)
      if (exchange.writeId !== event.write.id) return toStep(state)
      if (exchange.step === 'keep') return sendKept(state)
      if (exchange.step === 'noteSent') return save(state, exchange)
      if (exchange.step === 'settle') return handleSettled(state, exchange)
      return endExchange(state)
    }
    default:
      return toStep(state)
  }
}
