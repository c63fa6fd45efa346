'use client'

import {
  hasVisibleText,
  MAX_COLUMN_NAME_LENGTH,
  MAX_COLUMN_SUMMARY_LENGTH,
} from '@mozhan/api-client/contract'
import { useCompositionSafeKeys } from '@mozhan/ui/client'
import { Button, PlainInput } from '@mozhan/ui/form'
import { useState } from 'react'
import { countCharacters } from '../../model/article-draft.ts'
import classes from './ColumnForm.module.css'
import { copy } from './copy.ts'
import type { ColumnFields } from './use-column-calls.ts'

export interface ColumnFormProps {
  initial?: ColumnFields
  /** Saves the fields. The form shows a thrown error and preserves the input. */
  onSave: (fields: ColumnFields) => Promise<void>
  onCancel: () => void
  describeError: (error: unknown) => string
}

const EMPTY: ColumnFields = { name: '', summary: '', isPublic: true }

/** Form for name, description and visibility of a column. */
export function ColumnForm({ initial = EMPTY, onSave, onCancel, describeError }: ColumnFormProps) {
  const [fields, setFields] = useState(initial)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const length = countCharacters(fields.name.trim())
  const summaryLength = countCharacters(fields.summary.trim())
  const canSave =
    hasVisibleText(fields.name) &&
    length <= MAX_COLUMN_NAME_LENGTH &&
    summaryLength <= MAX_COLUMN_SUMMARY_LENGTH &&
    !isBusy
  const save = async () => {
    if (!canSave) return
    setBusy(true)
    setProblem(undefined)
    try {
      await onSave({ ...fields, name: fields.name.trim(), summary: fields.summary.trim() })
    } catch (error) {
      setProblem(describeError(error))
      setBusy(false)
    }
  }
  const keys = useCompositionSafeKeys({
    Enter: (event) => {
      event.preventDefault()
      void save()
    },
    Escape: onCancel,
  })
  return (
    <div className={classes.form}>
      <div className={classes.field}>
        <PlainInput
          {...keys}
          // The field appears after the author opened it, so focus may move.
          autoFocus
          className={classes.input}
          value={fields.name}
          aria-label={copy.name}
          aria-invalid={problem ? true : undefined}
          placeholder={copy.name}
          onChange={(event) => setFields({ ...fields, name: event.target.value })}
        />
        <span className={classes.counter}>{copy.counter(length, MAX_COLUMN_NAME_LENGTH)}</span>
      </div>
      <div className={classes.field}>
        <PlainInput
          {...keys}
          className={classes.input}
          value={fields.summary}
          aria-label={copy.summary}
          placeholder={copy.summary}
          onChange={(event) => setFields({ ...fields, summary: event.target.value })}
        />
        <span className={classes.counter}>
          {copy.counter(summaryLength, MAX_COLUMN_SUMMARY_LENGTH)}
        </span>
      </div>
      <label className={classes.public}>
        <input
          type="checkbox"
          checked={fields.isPublic}
          onChange={(event) => setFields({ ...fields, isPublic: event.target.checked })}
        />
        {copy.isPublic}
      </label>
      <div className={classes.actions}>
        <Button size="sm" variant="primary" disabled={!canSave} onClick={() => void save()}>
          {isBusy ? copy.saving : copy.save}
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
      {problem ? (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  )
}
