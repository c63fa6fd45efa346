'use client'

import { Button } from '@mozhan/ui'
import { useCompositionSafeKeys } from '@mozhan/ui/client'
import { useRef } from 'react'
import { copy } from '../copy.ts'
import { RESOURCES_PATH, type ResourceWish } from '../routes.ts'
import classes from './SearchField.module.css'

export interface SearchFieldProps {
  wish: ResourceWish
}

/** Searches the titles; a form of its own, so that it works without scripts. */
export function SearchField({ wish }: SearchFieldProps) {
  const form = useRef<HTMLFormElement>(null)
  // The Enter that accepts a candidate sends nothing; every other one does.
  const keys = useCompositionSafeKeys({
    Enter: (event) => {
      event.preventDefault()
      form.current?.requestSubmit()
    },
  })
  return (
    <search className={classes.search}>
      <form ref={form} className={classes.form} action={RESOURCES_PATH}>
        <input
          {...keys}
          key={wish.title}
          type="search"
          name="title"
          className={classes.field}
          defaultValue={wish.title}
          aria-label={copy.list.search}
          placeholder={copy.list.search}
          maxLength={100}
        />
        {wish.type ? <input type="hidden" name="type" value={wish.type} /> : null}
        {wish.order === 'hot' ? <input type="hidden" name="order" value="hot" /> : null}
        <Button type="submit" size="sm">
          {copy.list.find}
        </Button>
      </form>
    </search>
  )
}
