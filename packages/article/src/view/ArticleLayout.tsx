import type { ReactNode } from 'react'
import classes from './ArticleLayout.module.css'

export interface ArticleLayoutProps {
  rail: ReactNode
  /** The article itself: head, text and what belongs to it. */
  children: ReactNode
  /** Contents list, author and his columns. */
  aside: ReactNode
  asideLabel: string
  /** Below the article. */
  comments?: ReactNode
}

/** The columns of an article: rail, text of one measure, and an aside that goes below it on smaller screens. */
export function ArticleLayout({ rail, children, aside, asideLabel, comments }: ArticleLayoutProps) {
  return (
    <div className={classes.layout}>
      <div className={classes.text}>
        <article>{children}</article>
        {comments ? <div className={classes.comments}>{comments}</div> : null}
      </div>
      <div className={classes.rail}>{rail}</div>
      <aside className={classes.aside} aria-label={asideLabel}>
        {aside}
      </aside>
    </div>
  )
}
