import { findHeir, type Trail, trailOf } from '../model/focus-heir.ts'

/** Follows the focus, and moves it on where its control goes away or rests. @returns stops it */
export function keepFocus(): () => void {
  // What had the focus before this was here.
  let trail: Trail =
    document.activeElement instanceof HTMLElement ? trailOf(document.activeElement) : []
  let isWaiting = false
  let frame = 0
  const follow = ({ target }: FocusEvent) => {
    trail = target instanceof HTMLElement ? trailOf(target) : []
    isWaiting = false
  }
  // A press beside what has the focus is a wish to leave it.
  const leave = ({ target }: PointerEvent) => {
    if (target instanceof Node && !trail[0]?.element.contains(target)) trail = []
  }
  const keep = () => {
    const own = trail[0]?.element
    if (!(own instanceof HTMLElement)) return
    const isDisabled = own.isConnected && own.matches(':disabled')
    const isBack = isWaiting && own.isConnected && !isDisabled
    isWaiting = isDisabled
    if (document.activeElement !== document.body) return
    const heir = isBack ? own : findHeir(trail)
    heir?.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(() => {
    if (trail.length === 0) return
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(keep)
  })
  document.addEventListener('focusin', follow)
  document.addEventListener('pointerdown', leave, true)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled'],
  })
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
    document.removeEventListener('focusin', follow)
    document.removeEventListener('pointerdown', leave, true)
  }
}
