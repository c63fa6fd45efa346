'use client'

import { useState } from 'react'
import { UserText } from '../../view/UserText.tsx'
import { RelativeTime } from '../RelativeTime.tsx'
import { RowTools } from '../rows/RowTools.tsx'
import { PlainButton } from './Button.tsx'
import { copy } from './copy.ts'
import classes from './DraftShelf.module.css'

/** An unfinished text in a line. */
export interface DraftLine {
  id: string
  title: string
  /** ISO date; empty where the back end does not tell. */
  date: string
}

export interface DraftShelfProps {
  drafts: readonly DraftLine[]
  /** The text that is open. */
  current: string
  /** The address that goes on with a text. */
  hrefFor: (id: string) => string
  onRemove: (id: string) => Promise<void>
  /** The sentence for a call that failed. */
  describeFailure: (error: unknown) => string
}

/** Texts that stand in one line. */
const RECENT = 4

/** Unfinished texts, offered while nothing has been typed yet: the recent ones in a line, all of them on request. */
export function DraftShelf({
  drafts,
  current,
  hrefFor,
  onRemove,
  describeFailure,
}: DraftShelfProps) {
  const [isWhole, setWhole] = useState(false)
  const others = drafts.filter(({ id }) => id !== current)
  if (others.length === 0) return null
  return (
    <nav className={classes.shelf} aria-label={copy.drafts.title} data-whole={isWhole || undefined}>
      <div className={classes.head}>
        <span>{copy.drafts.title}</span>
        <PlainButton className={classes.more} onClick={() => setWhole(!isWhole)}>
          {isWhole ? copy.drafts.less : copy.drafts.all(others.length)}
        </PlainButton>
      </div>
      <ul className={classes.list}>
        {(isWhole ? others : others.slice(0, RECENT)).map(({ id, title, date }) => (
          <li key={id} className={classes.line}>
            {/* A page of its own: the editor of another text begins afresh. */}
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
