import { buttonClass } from '@mozhan/ui'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { routes } from '../routes.ts'
import classes from './Notice.module.css'

/** From here on a sentence is a text to read, not a headline. */
const LONG = 60

export interface NoticeProps {
  /** A large number above the sentence, such as 404. */
  numeral?: string
  title: string
  /** The same in English, where the reader may not know Chinese. */
  english?: string
  description?: string
  /** A mark by which the server's log can be searched. */
  mark?: string
  /** Stands before 返回首页. */
  action?: ReactNode
  /** Below everything, such as a search box. */
  children?: ReactNode
}

/** A page that has only one thing to say, and a way home. */
export function Notice({
  numeral,
  title,
  english,
  description,
  mark,
  action,
  children,
}: NoticeProps) {
  return (
    <div className={classes.notice}>
      {numeral ? (
        <p className={classes.numeral} aria-hidden>
          {numeral}
        </p>
      ) : null}
      <h1 className={classes.title} data-long={isLong(title) || undefined}>
        {title}
      </h1>
      {english ? (
        <p className={classes.english} lang="en">
          {english}
        </p>
      ) : null}
      {description ? <p className={classes.description}>{description}</p> : null}
      <div className={classes.actions}>
        {action}
        {/* A page load of its own: what is broken here does not come along. */}
        <a href={routes.home} className={buttonClass({ variant: action ? 'quiet' : 'primary' })}>
          {copy.backHome}
        </a>
      </div>
      {children ? <div className={classes.more}>{children}</div> : null}
      {mark ? <p className={classes.mark}>{mark}</p> : null}
    </div>
  )
}

function isLong(title: string): boolean {
  return title.length > LONG || title.includes('\n')
}
