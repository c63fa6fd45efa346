'use client'

import { SearchForm } from '@mozhan/ui/form'
import { copy } from '../copy.ts'
import { RESOURCES_PATH, type ResourceWish } from '../routes.ts'
import classes from './SearchField.module.css'

export interface SearchFieldProps {
  wish: ResourceWish
}

/** Searches the titles. */
export function SearchField({ wish }: SearchFieldProps) {
  return (
    <div className={classes.search}>
      <SearchForm
        action={RESOURCES_PATH}
        name="title"
        value={wish.title}
        label={copy.list.search}
        submitLabel={copy.list.find}
        kept={{ type: wish.type, order: wish.order === 'hot' ? 'hot' : undefined }}
      />
    </div>
  )
}
