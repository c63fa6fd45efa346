'use client'

import { Button, TitleBar } from '@mozhan/ui/form'
import type { ReactNode } from 'react'
import { countCharacters, MAX_TITLE_LENGTH } from '../../model/article-draft.ts'
import { copy } from './copy.ts'

export interface EditorBarProps {
  title: string
  onTitle: (title: string) => void
  /** Problem of the title. */
  problem?: string
  /** Words of the button. */
  action: string
  isBusy: boolean
  /** Opens the panel. */
  onPublish: () => void
  /** Saving status. */
  state: ReactNode
}

/** Bar with the title, the saving status, and the button that opens the publish panel. */
export function EditorBar({
  title,
  onTitle,
  problem,
  action,
  isBusy,
  onPublish,
  state,
}: EditorBarProps) {
  const length = countCharacters(title.trim())
  return (
    <TitleBar
      title={title}
      onTitle={onTitle}
      label={copy.title.label}
      placeholder={copy.title.placeholder}
      counter={copy.title.counter(length, MAX_TITLE_LENGTH)}
      isOver={length > MAX_TITLE_LENGTH}
      problem={problem}
    >
      {state}
      <Button variant="primary" disabled={isBusy} onClick={onPublish}>
        {isBusy ? copy.publish.busy : action}
      </Button>
    </TitleBar>
  )
}
