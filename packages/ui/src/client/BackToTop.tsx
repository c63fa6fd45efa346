'use client'

import { IconArrowUp } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { copy } from '../copy.ts'
import classes from './BackToTop.module.css'
import { focusMain } from './focus-main.ts'

/** The page must have moved this many screens before the way back is worth a button. */
const SCREENS = 0.6

/** 回到顶部: shown once the page has scrolled, 80 px from the bottom; moves without motion where none is wanted. */
export function BackToTop() {
  const visible = useSyncExternalStore(subscribeScroll, isFarDown, () => false)
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={copy.backToTop}
      title={copy.backToTop}
      data-visible={visible || undefined}
      // Out of the tab order as long as it can't be seen.
      tabIndex={visible ? 0 : -1}
      onClick={goToTop}
    >
      <IconArrowUp size={18} stroke={1.6} aria-hidden />
    </button>
  )
}

function goToTop(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' })
  // The button disappears under the keyboard's feet: the reading goes on at the top.
  focusMain()
}

function isFarDown(): boolean {
  return window.scrollY > window.innerHeight * SCREENS
}

function subscribeScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}
