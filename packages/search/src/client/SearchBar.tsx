'use client'

import { searchPage } from '@mozhan/routes'
import { SearchField, VisuallyHidden } from '@mozhan/ui'
import IconSearch from '@tabler/icons-react/icons/IconSearch'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import type { SearchState } from '../model/search-state.ts'
import { OptionList } from './OptionList.tsx'
import classes from './SearchBar.module.css'
import { useSearchBar } from './use-search-bar.ts'

export interface SearchBarProps {
  state: SearchState
  /** Link to the home page. */
  logo: ReactNode
}

/**
 * Search bar above the results. Offers suggestions and the search history.
 * Without scripts it is a plain form.
 */
export function SearchBar({ state, logo }: SearchBarProps) {
  const bar = useSearchBar(state)
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        {logo}
        <search className={classes.search}>
          <SearchField
            size="bar"
            action={searchPage.path}
            onSubmit={(event) => {
              event.preventDefault()
              bar.submit(bar.text)
            }}
            input={{ ...bar.field, 'aria-label': copy.bar.label, placeholder: copy.bar.label }}
          >
            <input type="hidden" name="t" value={state.kind} />
            <button type="submit" className={classes.submit}>
              <VisuallyHidden>{copy.bar.submit}</VisuallyHidden>
              <IconSearch size={18} stroke={1.8} aria-hidden />
            </button>
          </SearchField>
          {bar.isOpen ? (
            <OptionList
              id={bar.listId}
              groups={bar.groups}
              active={bar.active}
              onChoose={bar.submit}
              onClear={bar.clear}
            />
          ) : null}
        </search>
      </div>
    </header>
  )
}
