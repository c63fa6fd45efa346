'use client'

import { useState } from 'react'
import { UserText } from '../../view/UserText.tsx'
import { RelativeTime } from '../RelativeTime.tsx'
import { RowTools } from '../rows/RowTools.tsx'
import { PlainButton } from './Button.tsx'
import { copy } from './copy.ts'
import classes from './DraftList.module.css'

/** An unfinished text. */
export interface DraftLine {
  id: string
  title: string
  /** ISO date; empty if unknown. */
  date: string
}

export interface DraftListProps {
  drafts: readonly DraftLine[]
  /** Id of the open text. */
  current: string
  /** The address that continues a text. */
  hrefFor: (id: string) => string
  onRemove: (id: string) => Promise<void>
  /** Translates an error into a message. */
  describeFailure: (error: unknown) => string
}

/** Number of texts that fit in one line. */
const RECENT = 4

/** Unfinished texts, shown while nothing has been typed yet: the recent ones in one line, all of them on request. */
export function DraftList({ drafts, current, hrefFor, onRemove, describeFailure }: DraftListProps) {
  const [isWhole, setWhole] = useState(false)
  const others = drafts.filter(({ id }) => id !== current)
  if (others.length === 0) return null
  return (
    <nav
      className={classes.drafts}
      aria-label={copy.drafts.title}
      data-whole={isWhole || undefined}
    >
      <div className={classes.head}>
        <span>{copy.drafts.title}</span>
        <PlainButton className={classes.more} onClick={() => setWhole(!isWhole)}>
          {isWhole ? copy.drafts.less : copy.drafts.all(others.length)}
        </PlainButton>
      </div>
      <ul className={classes.list}>
        {(isWhole ? others : others.slice(0, RECENT)).map(({ id, title, date }) => (
          <li key={id} className={classes.line}>
            {/* A full page load, so that the editor starts with the other text. */}
            <a href={hrefFor(id)} className={classes.title}>
              <UserText>{title.trim() || copy.drafts.untitled}</UserText>
            </a>
            <RelativeTime date={date} style="short" />
            {isWhole ? (
              <RowTools
                question={copy.drafts.remove}
                remove={() => onRemove(id)}
                describeFailure={describeFailure}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  )
}
