import { type PointerEvent, useEffect, useRef } from 'react'

/** ms a mouse rests before something opens, and is away before it closes: passing over it is no wish. */
const REST = 120
const AWAY = 240

export interface HoverIntentOptions {
  /** Called at once, to prepare. */
  onApproach: () => void
  onRest: () => void
  onLeave: () => void
}

/** Handlers for an element that opens something under a resting mouse. Fingers and pens don't rest. */
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
      after(REST, onRest)
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') after(AWAY, onLeave)
    },
    // A press is a clearer wish than resting.
    onPointerDown: () => clearTimeout(timer.current),
  }
}
