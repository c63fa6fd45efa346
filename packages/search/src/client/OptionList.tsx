'use client'

import { copy } from '../copy.ts'
import classes from './OptionList.module.css'

export interface OptionGroup {
  name: string
  options: readonly string[]
  /** Whether the options are the browser's search history, which can be cleared. */
  isOwn?: boolean
}

export interface OptionListProps {
  id: string
  groups: readonly OptionGroup[]
  /** Index among all options; -1 for none. */
  active: number
  onChoose: (key: string) => void
  onClear: () => void
}

export function optionId(listId: string, at: number): string {
  return `${listId}-${at}`
}

/** Suggestions below the search field. The field keeps the focus. */
export function OptionList({ id, groups, active, onChoose, onClear }: OptionListProps) {
  const beginnings = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0),
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: prevents the field from losing the focus
    <div className={classes.panel} onMouseDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" aria-label={copy.bar.options}>
        {groups.map(({ name, options }, group) => (
          // biome-ignore lint/a11y/useSemanticElements: groups of a listbox, not of a form
          <div key={name} role="group" aria-label={name}>
            <p className={classes.name} aria-hidden>
              {name}
            </p>
            {options.map((option, at) => {
              const place = (beginnings[group] ?? 0) + at
              return (
                // biome-ignore lint/a11y/useFocusableInteractive: the combobox field moves through the options
                // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox field handles the keys
                <div
                  key={option}
                  id={optionId(id, place)}
                  role="option"
                  aria-selected={place === active}
                  className={classes.option}
                  onClick={() => onChoose(option)}
                >
                  {option}
                </div>
              )
            })}
          </div>
        ))}
      </div>
      {groups.some(({ isOwn }) => isOwn) ? (
        <button type="button" className={classes.clear} tabIndex={-1} onClick={onClear}>
          {copy.bar.clear}
        </button>
      ) : null}
    </div>
  )
}
