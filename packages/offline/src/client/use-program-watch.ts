import { whenIdle } from '@mozhan/ui/client'
import { useEffect, useState } from 'react'
import { linkWorker, removeWorker } from './worker-link.ts'

/**
 * Has the worker registered once the page has loaded and is quiet, or removed where the site wants none.
 * @returns whether a newer program than this page's is there
 */
export function useProgramWatch(isOn: boolean, program: string): boolean {
  const [isOutdated, setOutdated] = useState(false)
  useEffect(() => {
    let undo: () => void = () => {}
    const start = () => {
      if (isOn) undo = linkWorker({ program, onOutdated: () => setOutdated(true) })
      else return removeWorker()
    }
    const cancel = whenLoaded(start)
    return () => {
      cancel()
      undo()
    }
  }, [isOn, program])
  return isOutdated
}

/** Nothing of this competes with the page for the network. @returns cancels it */
function whenLoaded(task: () => void | Promise<void>): () => void {
  if (document.readyState === 'complete') return whenIdle(task)
  let cancel = () => window.removeEventListener('load', wait)
  function wait() {
    cancel = whenIdle(task)
  }
  window.addEventListener('load', wait, { once: true })
  return () => cancel()
}
