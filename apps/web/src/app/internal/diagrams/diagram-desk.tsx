'use client'

import { useEffect } from 'react'

/** Shows nothing: the page around this one gets what is drawn here. */
export function DiagramDesk() {
  useEffect(() => {
    void import('@mozhan/markdown/client').then(({ serveDiagrams }) => serveDiagrams())
  }, [])
  return null
}
