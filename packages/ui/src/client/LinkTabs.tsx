'use client'

import classes from './LinkTabs.module.css'
import { SmartLink } from './SmartLink.tsx'
import { useCurrentInSight } from './use-current-in-sight.ts'

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
  const nav = useCurrentInSight(tabs.find(({ isCurrent }) => isCurrent)?.href)
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
