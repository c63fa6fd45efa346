'use client'

import { copy } from '../../copy.ts'
import { RelativeTime } from '../RelativeTime.tsx'
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
}

/** Unfinished texts, offered while nothing has been typed yet. */
export function DraftShelf({ drafts, current, hrefFor }: DraftShelfProps) {
  const others = drafts.filter(({ id }) => id !== current)
  if (others.length === 0) return null
  return (
    <nav className={classes.shelf} aria-label={copy.drafts.title}>
      <span>{copy.drafts.title}</span>
      <ul className={classes.list}>
        {others.map(({ id, title, date }) => (
          <li key={id}>
            {/* A page of its own: the editor of another text begins afresh. */}
            <a href={hrefFor(id)}>{title.trim() || copy.drafts.untitled}</a>{' '}
            <RelativeTime date={date} style="short" />
          </li>
        ))}
      </ul>
    </nav>
  )
}
