import { type FocusPath, findSuccessor, readFocusPath } from '../model/focus-successor.ts'

/** Records the focused element and restores the focus when that is removed or disabled. @returns a function that stops it */
export function restoreFocus(): () => void {
  // The element that had the focus before this code was loaded.
  let path: FocusPath =
    document.activeElement instanceof HTMLElement ? readFocusPath(document.activeElement) : []
  let isWaiting = false
  let frame = 0
  const recordFocus = ({ target }: FocusEvent) => {
    path = target instanceof HTMLElement ? readFocusPath(target) : []
    isWaiting = false
  }
  // A press outside the focused element leaves it on purpose.
  const clearPath = ({ target }: PointerEvent) => {
    if (target instanceof Node && !path[0]?.element.contains(target)) path = []
  }
  const restore = () => {
    const own = path[0]?.element
    if (!(own instanceof HTMLElement)) return
    const isDisabled = own.isConnected && own.matches(':disabled')
    const isBack = isWaiting && own.isConnected && !isDisabled
    isWaiting = isDisabled
    if (document.activeElement !== document.body) return
    const successor = isBack ? own : findSuccessor(path)
    successor?.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(() => {
    if (path.length === 0) return
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(restore)
  })
  document.addEventListener('focusin', recordFocus)
  document.addEventListener('pointerdown', clearPath, true)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled'],
  })
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
    document.removeEventListener('focusin', recordFocus)
    document.removeEventListener('pointerdown', clearPath, true)
  }
}
