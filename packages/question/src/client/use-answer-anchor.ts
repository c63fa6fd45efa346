'use client'

import { useEffect, useState } from 'react'
import { answerAnchor } from '../routes.ts'

const ANCHOR = /^#answer-(\d+)$/

/** Id of the answer or reply that the address points at; what is folded away then unfolds and comes into view. */
export function useAnswerAnchor(): string | undefined {
  const [target, setTarget] = useState<string>()
  useEffect(() => {
    const follow = () => {
      const id = ANCHOR.exec(location.hash)?.[1]
      setTarget(id)
      if (id === undefined) return
      requestAnimationFrame(() => document.getElementById(answerAnchor(id))?.scrollIntoView())
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  return target
}
