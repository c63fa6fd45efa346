'use client'

import { Empty } from '@mozhan/ui'
import { useCompositionSafeKeys, useConfirm } from '@mozhan/ui/client'
import { Button, PlainInput } from '@mozhan/ui/form'
import { useState } from 'react'
import { copy } from '../copy.ts'
import { searchVisits, toVisitDays, type Visit } from '../model/history.ts'
import { HistoryDay } from './HistoryDay.tsx'
import classes from './HistoryPanel.module.css'
import { useHistory } from './use-history.ts'

export interface HistoryPanelProps {
  /** Visits, the latest first. */
  visits: readonly Visit[]
  isPaused: boolean
}

/** Reading history by day, with search, removal and pause. */
export function HistoryPanel({ visits: given, isPaused: wasPaused }: HistoryPanelProps) {
  const history = useHistory(given, wasPaused)
  const [key, setKey] = useState('')
  const asked = useConfirm(history.clear)
  const days = toVisitDays(searchVisits(history.visits, key))
  const keys = useCompositionSafeKeys({ Escape: () => setKey('') })

  return (
    <div className={classes.panel}>
      <div className={classes.bar}>
        <PlainInput
          {...keys}
          type="search"
          className={classes.search}
          value={key}
          aria-label={copy.history.search}
          placeholder={copy.history.search}
          onChange={(event) => setKey(event.target.value)}
        />
        <Button size="sm" variant="quiet" onClick={() => void history.pause(!history.isPaused)}>
          {history.isPaused ? copy.history.resume : copy.history.pause}
        </Button>
        {history.visits.length === 0 ? null : asked.isAsking ? (
          <span
            {...asked.keys}
            role="alertdialog"
            className={classes.ask}
            aria-label={copy.history.askClear}
          >
            {copy.history.askClear}
            <Button {...asked.yesProps} size="sm" className={classes.danger}>
              {copy.history.confirm}
            </Button>
            <Button {...asked.noProps} size="sm" variant="quiet">
              {copy.history.cancel}
            </Button>
          </span>
        ) : (
          <Button {...asked.openerProps} size="sm" variant="quiet">
            {copy.history.clear}
          </Button>
        )}
      </div>
      {history.isPaused ? <p className={classes.note}>{copy.history.paused}</p> : null}
      {history.failure ? (
        <p className={classes.failure} role="alert">
          {history.failure}
        </p>
      ) : null}
      {days.length === 0 ? (
        <Empty
          title={key.trim() ? copy.history.notFound : copy.history.empty}
          description={key.trim() ? undefined : copy.history.emptyHint}
        />
      ) : (
        days.map(({ day, visits }) => (
          <HistoryDay
            key={day}
            day={day}
            visits={visits}
            onRemove={(id) => void history.remove(id)}
            onRemoveDay={key.trim() ? undefined : () => void history.removeDay(day)}
          />
        ))
      )}
    </div>
  )
}
