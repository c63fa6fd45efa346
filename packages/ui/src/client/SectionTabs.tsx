'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import classes from './SectionTabs.module.css'
import { useCompositionSafeKeys } from './use-composition-safe-keys.ts'

export interface SectionTab {
  /** Used as the hash of the address. */
  id: string
  title: string
  /** Formatted number after the title. */
  count?: string | undefined
  content: ReactNode
}

export interface SectionTabsProps {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly SectionTab[]
  /** Id of the section that is open unless the hash names another one. @default the first */
  initial?: string
}

/**
 * Sections of one page, of which one is shown. All are in the document, so nothing is fetched; without scripts they are
 * shown one below the other.
 */
export function SectionTabs({ label, tabs, initial = tabs[0]?.id }: SectionTabsProps) {
  const [current, setCurrent] = useState(initial)
  const list = useRef<HTMLDivElement>(null)
  const prefix = useId()
  const ids = tabs.map(({ id }) => id).join(' ')

  useEffect(() => {
    const named = ids.split(' ').find((id) => location.hash === hashOf(id))
    if (named !== undefined) setCurrent(named)
  }, [ids])

  const select = (id: string) => {
    setCurrent(id)
    window.history.replaceState(window.history.state, '', hashOf(id))
  }
  const move = (step: number) => {
    const at = tabs.findIndex(({ id }) => id === current)
    const target = (at + step + tabs.length) % tabs.length
    const tab = tabs[target]
    if (!tab) return
    select(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
  }
  const keys = useCompositionSafeKeys({ ArrowRight: () => move(1), ArrowLeft: () => move(-1) })

  return (
    <>
      <div ref={list} className={classes.list} role="tablist" aria-label={label} {...keys}>
        {tabs.map(({ id, title, count }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}${id}-tab`}
            className={classes.tab}
            aria-selected={id === current}
            aria-controls={`${prefix}${id}`}
            tabIndex={id === current ? 0 : -1}
            onClick={() => select(id)}
          >
            {title}
            {count === undefined ? null : <span className={classes.count}>{count}</span>}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}${id}`}
          className={classes.panel}
          aria-labelledby={`${prefix}${id}-tab`}
          data-closed={id === current ? undefined : true}
        >
          {content}
        </div>
      ))}
    </>
  )
}

const hashOf = (id: string) => `#${encodeURIComponent(id)}`
