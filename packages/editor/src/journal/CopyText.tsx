'use client'

import { Button } from '@mozhan/ui'
import { useState } from 'react'
import { copy } from './copy.ts'

export interface CopyTextProps {
  text: string
}

/** Copies a text to the clipboard. Confirms only on success. */
export function CopyText({ text }: CopyTextProps) {
  const [copied, setCopied] = useState<string>()
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
    } catch {
      // Refused, or not a secure page: the user can still select the text.
      setCopied(undefined)
    }
  }
  return (
    <Button variant="quiet" size="sm" onClick={handleCopy}>
      {copied === text ? copy.conflict.copied : copy.conflict.copy}
    </Button>
  )
}
