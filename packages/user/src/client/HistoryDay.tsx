'use client'

import { formatDate, UserText } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import { PlainButton } from '@mozhan/ui/form'
import IconX from '@tabler/icons-react/icons/IconX'
import { copy } from '../copy.ts'
import type { Visit } from '../model/history.ts'
import classes from './HistoryDay.module.css'

export interface HistoryDayProps {
  /** Date as YYYY-MM-DD. */
  day: string
  visits: readonly Visit[]
  onRemove: (id: string) => void
  /** Removes all visits of the day; absent while the list is filtered. */
  onRemoveDay?: () => void
}

/** Visits of one day. */
export function HistoryDay({ day, visits, onRemove, onRemoveDay }: HistoryDayProps) {
  const title = day === '' ? copy.history.noDay : formatDate(`${day}T12:00:00+08:00`)
  return (
    <section className={classes.day} aria-label={title}>
      <header className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {onRemoveDay ? (
          <PlainButton className={classes.removeDay} onClick={onRemoveDay}>
            {copy.history.removeDay}
          </PlainButton>
        ) : null}
      </header>
      <ul className={classes.visits}>
        {visits.map((visit) => (
          <li key={`${visit.kind}${visit.id}`} className={classes.visit}>
            <span className={classes.kind}>{copy.history.kinds[visit.kind]}</span>
            <div className={classes.text}>
              <SmartLink className={classes.link} href={`/${visit.kind}/${visit.id}`}>
                <UserText>{visit.title || copy.history.untitled}</UserText>
              </SmartLink>
              {visit.author ? (
                <span className={classes.author}>
                  <UserText>{visit.author}</UserText>
                </span>
              ) : null}
            </div>
            <time className={classes.time} dateTime={visit.date}>
              {formatDate(visit.date, 'clock')}
            </time>
            <PlainButton
              className={classes.remove}
              aria-label={copy.history.remove(visit.title)}
              onClick={() => onRemove(visit.id)}
            >
              <IconX size={16} stroke={1.6} aria-hidden />
            </PlainButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
