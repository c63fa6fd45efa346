import type { ReactNode } from 'react'
import classes from './ArticleLayout.module.css'

export interface ArticleLayoutProps {
  rail: ReactNode
  /** The article: header, text and what belongs to it. */
  children: ReactNode
  /** Table of contents, author and columns. */
  aside: ReactNode
  asideLabel: string
  /** Below the article. */
  comments?: ReactNode
}

/** Layout of an article page: rail, text of fixed width, and an aside that moves below the text on small screens. */
export function ArticleLayout({ rail, children, aside, asideLabel, comments }: ArticleLayoutProps) {
  return (
    <div className={classes.layout}>
      <article className={classes.text}>{children}</article>
      {/* Before the comments in tab order, because the comments may be long. */}
      <div className={classes.rail}>{rail}</div>
      {comments ? <div className={classes.comments}>{comments}</div> : null}
      <aside className={classes.aside} aria-label={asideLabel}>
        {aside}
      </aside>
    </div>
  )
}
