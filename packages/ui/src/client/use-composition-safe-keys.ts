import { type KeyboardEvent, useMemo, useRef } from 'react'

/** Keys an input method uses itself while characters are being composed. */
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

/** A key pressed while an input method composes reports this code, in Safari even just after it has ended. */
const COMPOSING_KEY_CODE = 229

/** ms within which Safari's confirming Enter follows the end of the composition */
const SAFARI_GRACE = 100

/**
 * Key handlers that stay quiet while an input method composes: the Enter that accepts a candidate submits nothing, the
 * Escape that drops it closes nothing.
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
        // A key outside the list has no handler; the lookup answers undefined for it.
        latest.current[event.key as CompositionKey]?.(event)
      },
      onCompositionEnd(event) {
        endedAt.current = event.timeStamp
      },
    }),
    [],
  )
}

/** Whether an input method has this key: it composes, or the key comes from it. */
export function isComposingKey(event: globalThis.KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === COMPOSING_KEY_CODE
}

function isComposing(event: KeyboardEvent<HTMLElement>, endedAt: number): boolean {
  if (isComposingKey(event.nativeEvent)) return true
  return event.key === 'Enter' && isSafari() && Math.abs(event.timeStamp - endedAt) < SAFARI_GRACE
}

function isSafari(): boolean {
  return navigator.vendor.startsWith('Apple')
}
