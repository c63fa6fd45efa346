'use client'

import { useHydratedAtomValue } from '@mozhan/atoms'
import { useSetAtom } from 'jotai/react'
import { usePathname, useSearchParams } from 'next/navigation'
import { Suspense, useEffect, useState } from 'react'
import { startsNavigation } from '../model/starts-navigation.ts'
import classes from './LoadingBar.module.css'
import { arriveAtAtom, loadingAtom, startLoadingAtom } from './loading-atoms.ts'

/** How long the full bar stays before it is gone, in ms. */
const FADE = 240

/**
 * The line at the top while a page is exchanged. Quick exchanges (200 ms) don't show it, none shows it longer than five
 * seconds (docs/rules.md#loading). The app sets `startLoadingAtom` where the router goes; links that the browser
 * follows itself are seen here.
 */
export function LoadingBar() {
  const phase = usePhase()
  usePlainLinks()
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
  const loading = useHydratedAtomValue(loadingAtom, false)
  const [phase, setPhase] = useState<Phase>('idle')

  useEffect(() => {
    if (loading) {
      setPhase('running')
      return
    }
    setPhase((previous) => (previous === 'running' ? 'done' : previous))
    const fade = setTimeout(() => setPhase('idle'), FADE)
    return () => clearTimeout(fade)
  }, [loading])

  return phase
}

/** Apart from the bar, because reading the query suspends where a page is prerendered. */
function AddressWatch() {
  const pathname = usePathname()
  const search = useSearchParams().toString()
  const arriveAt = useSetAtom(arriveAtAtom)
  useEffect(() => arriveAt(`${pathname}?${search}`), [arriveAt, pathname, search])
  return null
}

function usePlainLinks(): void {
  const startLoading = useSetAtom(startLoadingAtom)
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      // The router has taken it, or somebody has made something else of it.
      if (event.defaultPrevented) return
      const link = event.target instanceof Element && event.target.closest('a[href]')
      if (!(link instanceof HTMLAnchorElement)) return
      const target = {
        href: link.href,
        target: link.target,
        download: link.hasAttribute('download'),
      }
      if (startsNavigation(event, target, location.href)) startLoading(link.href)
    }
    // Behind the document, where React has the handlers of all links.
    window.addEventListener('click', handleClick)
    return () => window.removeEventListener('click', handleClick)
  }, [startLoading])
}
