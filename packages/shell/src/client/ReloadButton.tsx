'use client'

import { Button } from '@mozhan/ui'
import { copy } from '../copy.ts'

/** 重新加载: reloads the page. */
export function ReloadButton() {
  return (
    <Button variant="primary" onClick={() => location.reload()}>
      {copy.errors.reload}
    </Button>
  )
}
