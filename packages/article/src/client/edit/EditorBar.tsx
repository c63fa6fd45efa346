'use client'

import { Button, TitleBar } from '@mozhan/ui/form'
import IconAdjustmentsHorizontal from '@tabler/icons-react/icons/IconAdjustmentsHorizontal'
import type { ReactNode } from 'react'
import { countCharacters, MAX_TITLE_LENGTH } from '../../model/article-draft.ts'
import { copy } from './copy.ts'
import classes from './EditorBar.module.css'

export interface EditorBarProps {
  title: string
  onTitle: (title: string) => void
  /** Problem of the title. */
  problem?: string
  isNew: boolean
  isBusy: boolean
  onSettings: () => void
  onPublish: () => void
  /** Saving status. */
  state: ReactNode
}

/** Bar with the title, the saving status, and buttons for settings and publishing. */
export function EditorBar({
  title,
  onTitle,
  problem,
  isNew,
  isBusy,
  onSettings,
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
      <Button onClick={onSettings} aria-label={copy.settings.open}>
        <IconAdjustmentsHorizontal size={18} stroke={1.6} aria-hidden />
        <span className={classes.word}>{copy.settings.open}</span>
      </Button>
      <Button variant="primary" disabled={isBusy} onClick={onPublish}>
        {isBusy ? copy.publish.busy : isNew ? copy.publish.create : copy.publish.save}
      </Button>
    </TitleBar>
  )
}
