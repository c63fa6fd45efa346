'use client'

import { IconArrowUp } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { copy } from '../copy.ts'
import classes from './BackToTop.module.css'
import { focusMain } from './focus-main.ts'

/** Scroll distance from which the button is shown, in viewport heights. */
const SCREENS = 0.6

/** Button 回到顶部: shown after scrolling, 80 px from the bottom. Scrolls without animation under `prefers-reduced-motion`. */
export function BackToTop() {
  const visible = useSyncExternalStore(subscribeScroll, isFarDown, () => false)
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={copy.backToTop}
      title={copy.backToTop}
      data-visible={visible || undefined}
      // Not focusable while invisible.
      tabIndex={visible ? 0 : -1}
      onClick={goToTop}
    >
      <IconArrowUp size={18} stroke={1.6} aria-hidden />
    </button>
  )
}

function goToTop(): void {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'auto' : 'smooth' })
  // The button becomes hidden while it has the focus, so the focus moves to the top of the main part.
  focusMain()
}

function isFarDown(): boolean {
  return window.scrollY > window.innerHeight * SCREENS
}

function subscribeScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}
