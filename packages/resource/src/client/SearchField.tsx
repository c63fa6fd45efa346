'use client'

import { resourceList } from '@mozhan/routes'
import { SearchForm } from '@mozhan/ui/form'
import { copy } from '../copy.ts'
import type { ResourceWish } from '../routes.ts'
import classes from './SearchField.module.css'

export interface SearchFieldProps {
  wish: ResourceWish
}

/** Searches the titles. */
export function SearchField({ wish }: SearchFieldProps) {
  return (
    <div className={classes.search}>
      <SearchForm
        action={resourceList.path}
        name="title"
        value={wish.title}
        label={copy.list.search}
        submitLabel={copy.list.find}
        kept={{ type: wish.type, order: wish.order === 'hot' ? 'hot' : undefined }}
      />
    </div>
  )
}
