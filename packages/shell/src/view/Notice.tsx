import { buttonClass } from '@mozhan/ui'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { routes } from '../routes.ts'
import classes from './Notice.module.css'

/** Length from which a message is shown as text instead of a heading. */
const LONG = 60

export interface NoticeProps {
  /** A large number above the message, such as 404. */
  numeral?: string
  title: string
  /** The message in English, for readers who may not know Chinese. */
  english?: string
  description?: string
  /** A reference for searching the server's log. */
  mark?: string
  /** Shown before 返回首页. */
  action?: ReactNode
  /** Shown below, such as a search box. */
  children?: ReactNode
}

/** A page with one message and a link to the home page. */
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
        {/* A full page load, which discards the broken state. */}
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
