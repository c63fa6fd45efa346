'use client'

import classes from './LinkTabs.module.css'
import { SmartLink } from './SmartLink.tsx'
import { useScrollToCurrent } from './use-scroll-to-current.ts'

export interface LinkTab {
  href: string
  title: string
  /** Formatted number after the title. */
  count?: string
  isCurrent: boolean
}

export interface LinkTabsProps {
  /** Accessible name of the navigation. */
  label: string
  tabs: readonly LinkTab[]
}

/** Tabs that are links, each with its own address. On a narrow screen the current one is scrolled into view. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const nav = useScrollToCurrent(tabs.find(({ isCurrent }) => isCurrent)?.href)
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
