'use client'

import { useHydratedAtomValue } from '@mozhan/atoms'
import { formatDate } from '../format-date.ts'
import { formatRelativeTime, type RelativeTimeOptions } from '../format-relative-time.ts'
import { nowAtom } from './now-atoms.ts'
import classes from './RelativeTime.module.css'

export interface RelativeTimeProps extends RelativeTimeOptions {
  /** ISO text. */
  date: string
}

/**
 * Relative time. The server renders the date in Asia/Shanghai, because its pages are shared by all readers; the browser
 * replaces it by the relative time after mounting and updates it. The full date is in `title` and `dateTime`.
 */
export function RelativeTime({ date, style = 'full' }: RelativeTimeProps) {
  const now = useHydratedAtomValue(nowAtom, undefined)
  const text = now === undefined ? formatDate(date) : formatRelativeTime(date, now, { style })
  return (
    <time className={classes.time} dateTime={toMachine(date)} title={formatDate(date, 'full')}>
      {text}
    </time>
  )
}

function toMachine(date: string): string | undefined {
  const moment = new Date(date)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}
