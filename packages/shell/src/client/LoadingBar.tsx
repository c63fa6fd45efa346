'use client'

import { tokens } from '@mozhan/ui/theme'
import { usePathname, useSearchParams } from 'next/navigation'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { startsNavigation } from '../model/starts-navigation.ts'
import classes from './LoadingBar.module.css'
import { finishLoading, isLoading, startLoading, subscribeLoading } from './loading-store.ts'

/** How long the full bar stays before it is gone, in ms. */
const FADE = 240

/**
 * The line at the top while a page is exchanged. Quick exchanges (200 ms) don't show it, none shows it longer than five
 * seconds (section 9 of the specification).
 */
export function LoadingBar() {
  const phase = usePhase()
  useLinkClicks()
  return (
    <>
      <Suspense fallback={null}>
        <AddressWatch />
      </Suspense>
      <div className={classes.bar} data-phase={phase} aria-hidden />
    </>
  )
}

type Phase = 'idle' | 'running' | 'done'

function usePhase(): Phase {
  const loading = useSyncExternalStore(subscribeLoading, isLoading, () => false)
  const [phase, setPhase] = useState<Phase>('idle')

  useEffect(() => {
    if (!loading) {
      setPhase((previous) => (previous === 'running' ? 'done' : previous))
      const fade = setTimeout(() => setPhase('idle'), FADE)
      return () => clearTimeout(fade)
    }
    const appear = setTimeout(() => setPhase('running'), tokens.loadingBar.throttle)
    const giveUp = setTimeout(finishLoading, tokens.loadingBar.duration)
    return () => {
      clearTimeout(appear)
      clearTimeout(giveUp)
    }
  }, [loading])

  return phase
}

/** Apart from the bar, because reading the query suspends where a page is prerendered. */
function AddressWatch() {
  const pathname = usePathname()
  const search = useSearchParams().toString()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what ends the loading
  useEffect(finishLoading, [pathname, search])
  return null
}

function useLinkClicks(): void {
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href]')
      if (!(link instanceof HTMLAnchorElement)) return
      const target = {
        href: link.href,
        target: link.target,
        download: link.hasAttribute('download'),
      }
      if (startsNavigation(event, target, location.href)) startLoading()
    }
    // Before the router's own handler, which may exchange the page at once.
    document.addEventListener('click', handleClick, { capture: true })
    return () => document.removeEventListener('click', handleClick, { capture: true })
  }, [])
}
