'use client'

import { useHydratedAtomValue } from '@mozhan/atoms'
import { useSetAtom } from 'jotai/react'
import { usePathname, useSearchParams } from 'next/navigation'
import { Suspense, useEffect, useState } from 'react'
import { startsNavigation } from '../model/starts-navigation.ts'
import classes from './LoadingBar.module.css'
import {
  finishLoadingAtAtom,
  finishLoadingAtom,
  loadingAtom,
  startLoadingAtom,
} from './loading-atoms.ts'

/** Display time of the full bar, ms. */
const FADE_MS = 240

/**
 * The loading bar of navigations. Not shown for quick navigations (200 ms). It fills in five seconds and stays until the
 * page is loaded (docs/rules.md#loading). The app sets `startLoadingAtom` for router navigations; links that the browser
 * follows itself are handled here.
 */
export function LoadingBar() {
  const phase = usePhase()
  usePlainLinkClicks()
  useFinishOnReturn()
  return (
    <>
      <Suspense fallback={null}>
        <AddressObserver />
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
    const fade = setTimeout(() => setPhase('idle'), FADE_MS)
    return () => clearTimeout(fade)
  }, [loading])

  return phase
}

/** A separate component, because reading the query suspends while a page is prerendered. */
function AddressObserver() {
  const pathname = usePathname()
  const search = useSearchParams().toString()
  const finishLoadingAt = useSetAtom(finishLoadingAtAtom)
  useEffect(() => finishLoadingAt(`${pathname}?${search}`), [finishLoadingAt, pathname, search])
  return null
}

function usePlainLinkClicks(): void {
  const startLoading = useSetAtom(startLoadingAtom)
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      // The router or another handler has handled the click.
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
    // On the window, because React handles all links at the document, which comes first.
    window.addEventListener('click', handleClick)
    return () => window.removeEventListener('click', handleClick)
  }, [startLoading])
}

/** A page that the browser kept in memory still has the bar of the navigation that left it. */
function useFinishOnReturn(): void {
  const finishLoading = useSetAtom(finishLoadingAtom)
  useEffect(() => {
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) finishLoading()
    }
    window.addEventListener('pageshow', handleShow)
    return () => window.removeEventListener('pageshow', handleShow)
  }, [finishLoading])
}
