import { whenIdle } from '@mozhan/ui/client'
import { useEffect, useState } from 'react'
import { registerWorker, removeWorker } from './register-worker.ts'

/**
 * Registers the worker once the page has loaded and is idle, or removes it if the site uses none.
 * @returns whether a newer build than this page's is available
 */
export function useNewerBuild(isOn: boolean, buildId: string): boolean {
  const [isOutdated, setOutdated] = useState(false)
  useEffect(() => {
    let undo: () => void = () => {}
    const start = () => {
      if (isOn) undo = registerWorker({ buildId, onOutdated: () => setOutdated(true) })
      else return removeWorker()
    }
    const cancel = whenLoaded(start)
    return () => {
      cancel()
      undo()
    }
  }, [isOn, buildId])
  return isOutdated
}

/** Runs a task after the page has loaded, so that it does not compete for the network. @returns a function that cancels it */
function whenLoaded(task: () => void | Promise<void>): () => void {
  if (document.readyState === 'complete') return whenIdle(task)
  let cancel = () => window.removeEventListener('load', start)
  function start() {
    cancel = whenIdle(task)
  }
  window.addEventListener('load', start, { once: true })
  return () => cancel()
}
