'use client'

import { SearchForm } from '@mozhan/ui/form'
import { copy } from '../copy.ts'
import type { ResourceListQuery } from '../routes.ts'
import classes from './SearchField.module.css'

export interface SearchFieldProps {
  /** Path of the list page. */
  action: string
  query: ResourceListQuery
}

/** Search field for titles. */
export function SearchField({ action, query }: SearchFieldProps) {
  return (
    <div className={classes.search}>
      <SearchForm
        action={action}
        name="title"
        value={query.title}
        label={copy.list.search}
        submitLabel={copy.list.find}
        hidden={{ type: query.type, order: query.order === 'hot' ? 'hot' : undefined }}
      />
    </div>
  )
}
