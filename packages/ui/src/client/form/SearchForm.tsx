'use client'

import { type FormEvent, useRef } from 'react'
import { Button } from '../../view/Button.tsx'
import { useCompositionSafeKeys } from '../use-composition-safe-keys.ts'
import classes from './SearchForm.module.css'

export interface SearchFormProps {
  /** Where a browser without scripts sends the form. */
  action: string
  /** The parameter that carries the text. */
  name: string
  /** What is searched for now. */
  value: string | undefined
  label: string
  submitLabel: string
  /** Other parameters that stay; those without a value are left out. */
  kept?: Record<string, string | undefined>
  /** Searches without leaving the page; without it the browser sends the form. */
  onSearch?: (text: string) => void
}

/** The server refuses longer ones. */
const MAX = 100

/** Narrows a list by a text; a form of its own, so that it works without scripts. */
export function SearchForm(props: SearchFormProps) {
  const { action, name, value, label, submitLabel, kept = {}, onSearch } = props
  const form = useRef<HTMLFormElement>(null)
  // The Enter that accepts a candidate sends nothing; every other one does.
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
        {Object.entries(kept).map(([parameter, content]) =>
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
