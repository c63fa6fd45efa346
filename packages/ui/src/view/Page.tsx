import type { ReactNode } from 'react'
import classes from './Page.module.css'

export interface PageProps {
  /** `content` is 1140 px at most, `wide` 1400 (search, GPT). @default 'content' */
  width?: 'content' | 'wide'
  /** Leaves 95 px above for the fixed header. @default true */
  underHeader?: boolean
  /** Set where a label or grid of the page itself is meant. */
  className?: string
  children: ReactNode
}

/** The id of the page's main part: where the skip link of the header goes. */
export const MAIN_ID = 'main'

/** The one `<main>` of a page: centred, as wide as its layout allows, clear of the fixed header. */
export function Page({ width = 'content', underHeader = true, className, children }: PageProps) {
  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      className={[classes.page, className].filter(Boolean).join(' ')}
      data-width={width}
      data-under-header={underHeader || undefined}
    >
      {children}
    </main>
  )
}
