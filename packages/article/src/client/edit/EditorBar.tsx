'use client'

import { Button } from '@mozhan/ui'
import IconAdjustmentsHorizontal from '@tabler/icons-react/icons/IconAdjustmentsHorizontal'
import { type ReactNode, useId } from 'react'
import { countCharacters, TITLE_LIMIT } from '../../model/article-draft.ts'
import { copy } from './copy.ts'
import classes from './EditorBar.module.css'

export interface EditorBarProps {
  title: string
  onTitle: (title: string) => void
  /** What is wrong with the title. */
  fault?: string
  isNew: boolean
  isBusy: boolean
  onSettings: () => void
  onPublish: () => void
  /** Whether everything is kept. */
  state: ReactNode
}

/** Title, state of saving, settings, publish. */
export function EditorBar({
  title,
  onTitle,
  fault,
  isNew,
  isBusy,
  onSettings,
  onPublish,
  state,
}: EditorBarProps) {
  const faultId = useId()
  const length = countCharacters(title.trim())
  return (
    <div className={classes.bar}>
      <div className={classes.title}>
        <input
          className={classes.input}
          value={title}
          aria-label={copy.title.label}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? faultId : undefined}
          placeholder={copy.title.placeholder}
          autoComplete="off"
          onChange={(event) => onTitle(event.target.value)}
        />
        <span className={classes.counter} data-over={length > TITLE_LIMIT || undefined}>
          {copy.title.counter(length, TITLE_LIMIT)}
        </span>
        {fault ? (
          <p id={faultId} className={classes.fault} role="alert">
            {fault}
          </p>
        ) : null}
      </div>
      <div className={classes.actions}>
        {state}
        <Button onClick={onSettings} aria-label={copy.settings.open}>
          <IconAdjustmentsHorizontal size={18} stroke={1.6} aria-hidden />
          <span className={classes.word}>{copy.settings.open}</span>
        </Button>
        <Button variant="primary" disabled={isBusy} onClick={onPublish}>
          {isBusy ? copy.publish.busy : isNew ? copy.publish.create : copy.publish.save}
        </Button>
      </div>
    </div>
  )
}
