'use client'

import { COLUMN_NAME_LIMIT, countCharacters } from '@mozhan/api-client/contract'
import { Button } from '@mozhan/ui'
import { useCompositionSafeKeys } from '@mozhan/ui/client'
import { FormField } from '@mozhan/ui/form'
import { useState } from 'react'
import type { Tag } from '../../model/article-row.ts'
import classes from './ColumnPicker.module.css'
import { copy } from './copy.ts'

export interface ColumnPickerProps {
  /** The writer's columns. */
  columns: readonly Tag[]
  selected: readonly string[]
  onChange: (ids: string[]) => void
  /** Makes a column and answers its id; what it throws is shown by `describeError`. */
  createColumn: (name: string) => Promise<string>
  describeError: (error: unknown) => string
}

/** The columns an article stands in, with a new one made in place. */
export function ColumnPicker({
  columns,
  selected,
  onChange,
  createColumn,
  describeError,
}: ColumnPickerProps) {
  const [made, setMade] = useState<readonly Tag[]>([])
  const [isOpen, setOpen] = useState(false)
  const all = [...columns, ...made]
  const toggle = (id: string) =>
    onChange(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id])
  const add = async (name: string) => {
    const id = await createColumn(name)
    setMade((known) => [...known, { id, name }])
    onChange([...selected, id])
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
          <span>{name}</span>
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
  const isTooLong = countCharacters(name.trim()) > COLUMN_NAME_LIMIT
  const canSave = !isBusy && !isTooLong && name.trim() !== ''
  const fault = isTooLong ? copy.columns.tooLong(COLUMN_NAME_LIMIT) : refusal
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
      // The drawer around it would close as well.
      event.stopPropagation()
      onCancel()
    },
  })
  return (
    <div className={classes.create}>
      <input
        {...keys}
        // biome-ignore lint/a11y/noAutofocus: it appears because the writer asked for it
        autoFocus
        className={classes.name}
        value={name}
        aria-label={copy.columns.name}
        aria-invalid={fault ? true : undefined}
        placeholder={copy.columns.name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button variant="primary" disabled={!canSave} onClick={() => void save()}>
        {copy.columns.save}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {copy.columns.cancel}
      </Button>
      {fault ? (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      ) : null}
    </div>
  )
}
