'use client'

import { type FormEvent, useRef } from 'react'
import { Button } from '../../view/Button.tsx'
import { useCompositionSafeKeys } from '../use-composition-safe-keys.ts'
import classes from './SearchForm.module.css'

export interface SearchFormProps {
  /** Address of the form for browsers without scripts. */
  action: string
  /** Name of the query parameter. */
  name: string
  /** The current search text. */
  value: string | undefined
  label: string
  submitLabel: string
  /** Other query parameters to be sent as hidden inputs; those without a value are omitted. */
  hidden?: Record<string, string | undefined>
  /** Searches without leaving the page; without it the browser submits the form. */
  onSearch?: (text: string) => void
}

/** Limit of the server. */
const MAX = 100

/** A search form for one list; works without scripts. */
export function SearchForm(props: SearchFormProps) {
  const { action, name, value, label, submitLabel, hidden = {}, onSearch } = props
  const form = useRef<HTMLFormElement>(null)
  // The Enter that accepts a candidate must not submit.
  const keys = useCompositionSafeKeys({
    Enter(event) {
      event.preventDefault()
      form.current?.requestSubmit()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSearch) return
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get(name) ?? '').trim())
  }
  return (
    <search>
      <form ref={form} className={classes.form} action={action} onSubmit={submit}>
        {Object.entries(hidden).map(([parameter, content]) =>
          content ? <input key={parameter} type="hidden" name={parameter} value={content} /> : null,
        )}
        <input
          {...keys}
          key={value}
          type="search"
          name={name}
          className={classes.field}
          defaultValue={value}
          aria-label={label}
          placeholder={label}
          maxLength={MAX}
        />
        <Button type="submit" size="sm">
          {submitLabel}
        </Button>
      </form>
    </search>
  )
}
