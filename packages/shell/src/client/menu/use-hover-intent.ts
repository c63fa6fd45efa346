import { type PointerEvent, useEffect, useRef } from 'react'

/** Hover delay for opening and closing, ms, so that passing over the element does nothing. */
const OPEN_DELAY_MS = 120
const CLOSE_DELAY_MS = 240

export interface HoverIntentOptions {
  /** Called at once, for prefetching. */
  onApproach: () => void
  /** Called when the mouse has stayed for `OPEN_DELAY_MS`: open. */
  onRest: () => void
  /** Called when the mouse has been away for `CLOSE_DELAY_MS`: close. */
  onLeave: () => void
}

/** Event handlers for an element that opens something on hover. Mouse only; touch and pen are ignored. */
export function useHoverIntent({ onApproach, onRest, onLeave }: HoverIntentOptions) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const after = (delay: number, action: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(action, delay)
  }
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      onApproach()
      after(OPEN_DELAY_MS, onRest)
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') after(CLOSE_DELAY_MS, onLeave)
    },
    // A press takes precedence over hovering.
    onPointerDown: () => clearTimeout(timer.current),
  }
}
