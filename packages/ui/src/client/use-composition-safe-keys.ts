import { type KeyboardEvent, useMemo, useRef } from 'react'

/** Keys that an input method uses itself during composition. */
export type CompositionKey =
  | 'Enter'
  | 'Escape'
  | 'Tab'
  | 'ArrowUp'
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'Backspace'

export type CompositionKeyHandlers = Partial<
  Record<CompositionKey, (event: KeyboardEvent<HTMLElement>) => void>
>

export interface CompositionSafeProps {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onCompositionEnd: (event: { timeStamp: number }) => void
}

/** Key code of a key press that an input method handles, in Safari even just after the composition has ended. */
const COMPOSING_KEY_CODE = 229

/** ms within which Safari's confirming Enter follows the end of a composition. */
const SAFARI_ENTER_MS = 100

/**
 * Key handlers that are not called while an input method composes: the Enter that accepts a candidate does not submit, and
 * the Escape that cancels it does not close anything.
 * @example <input {...useCompositionSafeKeys({ Enter: submit })} />
 */
export function useCompositionSafeKeys(handlers: CompositionKeyHandlers): CompositionSafeProps {
  const latest = useRef(handlers)
  latest.current = handlers
  const endedAt = useRef(Number.NEGATIVE_INFINITY)

  return useMemo(
    () => ({
      onKeyDown(event) {
        if (isComposing(event, endedAt.current)) {
          endedAt.current = Number.NEGATIVE_INFINITY
          return
        }
        // Undefined for keys outside the list.
        latest.current[event.key as CompositionKey]?.(event)
      },
      onCompositionEnd(event) {
        endedAt.current = event.timeStamp
      },
    }),
    [],
  )
}

/** Whether the input method handles this key event. */
export function isComposingKey(event: globalThis.KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === COMPOSING_KEY_CODE
}

function isComposing(event: KeyboardEvent<HTMLElement>, endedAt: number): boolean {
  if (isComposingKey(event.nativeEvent)) return true
  return (
    event.key === 'Enter' && isSafari() && Math.abs(event.timeStamp - endedAt) < SAFARI_ENTER_MS
  )
}

function isSafari(): boolean {
  return navigator.vendor.startsWith('Apple')
}
