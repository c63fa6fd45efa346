'use client'

import { useEffect, useRef } from 'react'
import classes from './LinkTabs.module.css'
import { SmartLink } from './SmartLink.tsx'

export interface LinkTab {
  href: string
  title: string
  /** Number behind the title, ready to show. */
  count?: string
  isCurrent: boolean
}

export interface LinkTabsProps {
  /** What the tabs choose between. */
  label: string
  tabs: readonly LinkTab[]
}

/** Parts of a page of which each has an address of its own. On a narrow screen the open one is moved into view. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const nav = useRef<HTMLElement>(null)
  const current = tabs.find(({ isCurrent }) => isCurrent)?.href
  useEffect(() => {
    const list = nav.current
    const tab = current === undefined ? null : list?.querySelector<HTMLElement>('[aria-current]')
    if (!list || !tab) return
    const middle = tab.offsetLeft - list.offsetLeft + tab.offsetWidth / 2
    list.scrollLeft = middle - list.clientWidth / 2
  }, [current])
  return (
    <nav ref={nav} className={classes.tabs} aria-label={label}>
      {tabs.map(({ href, title, count, isCurrent }) => (
        <SmartLink
          key={href}
          href={href}
          scroll={false}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {title}
          {count === undefined ? null : <span className={classes.count}>{count}</span>}
        </SmartLink>
      ))}
    </nav>
  )
}
