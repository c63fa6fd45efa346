import { copy } from '../copy.ts'
import type { FeedSort } from '../model/feed.ts'
import classes from './SortTabs.module.css'

export interface SortTabsProps {
  current: FeedSort
  onSelect: (sort: FeedSort) => void
}

const SORTS = ['new', 'hot'] as const

/** Order of a list. Changing it requires scripts; without scripts the list is ordered by date. */
export function SortTabs({ current, onSelect }: SortTabsProps) {
  return (
    <fieldset className={classes.tabs}>
      <legend className={classes.legend}>{copy.sort.label}</legend>
      {SORTS.map((sort) => (
        <button
          key={sort}
          type="button"
          className={classes.tab}
          aria-pressed={sort === current}
          onClick={() => onSelect(sort)}
        >
          {copy.sort[sort]}
        </button>
      ))}
    </fieldset>
  )
}
