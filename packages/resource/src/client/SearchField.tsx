'use client'

import { SearchForm } from '@mozhan/ui/form'
import { copy } from '../copy.ts'
import type { ResourceWish } from '../routes.ts'
import classes from './SearchField.module.css'

export interface SearchFieldProps {
  /** Path of the list. */
  action: string
  wish: ResourceWish
}

/** Searches the titles. */
export function SearchField({ action, wish }: SearchFieldProps) {
  return (
    <div className={classes.search}>
      <SearchForm
        action={action}
        name="title"
        value={wish.title}
        label={copy.list.search}
        submitLabel={copy.list.find}
        hidden={{ type: wish.type, order: wish.order === 'hot' ? 'hot' : undefined }}
      />
    </div>
  )
}
