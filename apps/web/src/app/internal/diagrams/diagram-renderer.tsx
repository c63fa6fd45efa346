'use client'

import { useEffect } from 'react'

/** Renders nothing: results are posted to the parent page. */
export function DiagramRenderer() {
  useEffect(() => {
    void import('@mozhan/markdown/client').then(({ serveDiagrams }) => serveDiagrams())
  }, [])
  return null
}
