'use client'

import {
  countCharacters,
  hasVisibleText,
  MAX_COLUMN_NAME_LENGTH,
} from '@mozhan/api-client/contract'
import { UserText } from '@mozhan/ui'
import { useCompositionSafeKeys } from '@mozhan/ui/client'
import { Button, FormField, PlainInput } from '@mozhan/ui/form'
import { useState } from 'react'
import classes from './ColumnPicker.module.css'
import { copy } from './copy.ts'
import type { Columns } from './use-columns.ts'

export interface ColumnPickerProps {
  columns: Columns
  selected: readonly string[]
  onChange: (ids: string[]) => void
  /** Message for a column that could not be created. */
  describeError: (error: unknown) => string
}

/** Selects the columns of an article, and creates new ones. */
export function ColumnPicker({ columns, selected, onChange, describeError }: ColumnPickerProps) {
  const [isOpen, setOpen] = useState(false)
  const { all, create } = columns
  const toggle = (id: string) =>
    onChange(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id])
  const add = async (name: string) => {
    await create(name)
    setOpen(false)
  }

  return (
    <FormField
      legend={copy.columns.legend}
      hint={all.length > 0 ? copy.columns.hint : copy.columns.empty}
      action={
        isOpen ? undefined : (
          <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
            {copy.columns.create}
          </Button>
        )
      }
    >
      {all.map(({ id, name }) => (
        <label key={id} className={classes.column}>
          <input type="checkbox" checked={selected.includes(id)} onChange={() => toggle(id)} />
          <UserText>{name}</UserText>
        </label>
      ))}
      {isOpen ? (
        <NewColumn onAdd={add} onCancel={() => setOpen(false)} describeError={describeError} />
      ) : null}
    </FormField>
  )
}

interface NewColumnProps extends Pick<ColumnPickerProps, 'describeError'> {
  onAdd: (name: string) => Promise<void>
  onCancel: () => void
}

function NewColumn({ onAdd, onCancel, describeError }: NewColumnProps) {
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const isTooLong = countCharacters(name.trim()) > MAX_COLUMN_NAME_LENGTH
  const canSave = !isBusy && !isTooLong && hasVisibleText(name)
  const problem = isTooLong ? copy.columns.tooLong(MAX_COLUMN_NAME_LENGTH) : refusal
  const save = async () => {
    if (!canSave) return
    setBusy(true)
    setRefusal(undefined)
    try {
      await onAdd(name.trim())
    } catch (error) {
      setRefusal(describeError(error))
      setBusy(false)
    }
  }
  const keys = useCompositionSafeKeys({
    Enter: (event) => {
      event.preventDefault()
      void save()
    },
    Escape: (event) => {
      // Otherwise Escape would also close the drawer.
      event.stopPropagation()
      onCancel()
    },
  })
  return (
    <div className={classes.create}>
      <PlainInput
        {...keys}
        // The field appears after the author opened it, so focus may move.
        autoFocus
        className={classes.name}
        value={name}
        aria-label={copy.columns.name}
        aria-invalid={problem ? true : undefined}
        placeholder={copy.columns.name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button variant="primary" disabled={!canSave} onClick={() => void save()}>
        {copy.columns.save}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {copy.columns.cancel}
      </Button>
      {problem ? (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  )
}
