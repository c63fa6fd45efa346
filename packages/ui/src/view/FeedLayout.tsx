import type { ReactNode } from 'react'
import classes from './FeedLayout.module.css'

export interface FeedLayoutProps {
  /** Left column; a row above the list on smaller screens. */
  nav?: ReactNode
  children: ReactNode
  /** Right column; below the list on a phone. */
  aside?: ReactNode
  /** Accessible name of the right column. */
  asideLabel?: string
}

/** Columns of a list page: three from 1080 px, two from 768 px, one on a phone. */
export function FeedLayout({ nav, children, aside, asideLabel }: FeedLayoutProps) {
  return (
    <div className={classes.layout} data-nav={nav ? true : undefined}>
      {nav ? <div className={classes.nav}>{nav}</div> : null}
      <div className={classes.main}>{children}</div>
      {aside ? (
        <aside className={classes.aside} aria-label={asideLabel}>
          {aside}
        </aside>
      ) : null}
    </div>
  )
}
