/**
 * Calls a handler for each key press that no input method handles.
 * @param handlers by `KeyboardEvent.key`
 * @param signal removes the handlers
 */
export function onKeys(
  target: EventTarget,
  handlers: Readonly<Record<string, () => void>>,
  signal: AbortSignal,
): void {
  target.addEventListener(
    'keydown',
    (event) => {
      if (event instanceof KeyboardEvent && !event.isComposing) handlers[event.key]?.()
    },
    { signal },
  )
}
