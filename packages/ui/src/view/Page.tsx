import type { ReactNode } from 'react'
import classes from './Page.module.css'

export interface PageProps {
  /** `content` is at most 1140 px wide, `wide` 1400 (search, GPT). @default 'content' */
  width?: 'content' | 'wide'
  /** Adds 95 px at the top for the fixed header. @default true */
  underHeader?: boolean
  /** Class of the main element, for example for a grid. */
  className?: string
  children: ReactNode
}

/** The id of the main element; target of the skip link in the header. */
export const MAIN_ID = 'main'

/** The `<main>` of a page: centred, with the width of its layout, below the fixed header. */
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
