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
      <article className={classes.text}>{children}</article>
      {/* Who has read comes to it before the comments, of which there may be many. */}
      <div className={classes.rail}>{rail}</div>
      {comments ? <div className={classes.comments}>{comments}</div> : null}
      <aside className={classes.aside} aria-label={asideLabel}>
        {aside}
      </aside>
    </div>
  )
}
