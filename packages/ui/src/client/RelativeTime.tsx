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
 * How long ago something was. The server, which serves one page to everybody, writes the date in Asia/Shanghai; the
 * browser makes it relative once it is mounted, and keeps it so. The whole date is in the title and for machines.
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
