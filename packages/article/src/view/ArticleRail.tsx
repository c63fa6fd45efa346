import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import classes from './ArticleRail.module.css'

export interface ArticleRailProps {
  /** Link to the comments with their number. */
  comments: ReactNode
  /** Control with the number of likes. */
  like: ReactNode
  /** Control with the number of collections. */
  collect: ReactNode
  /** Control that shares the address. */
  share: ReactNode
  /** Link to the assistant with this article. */
  ask?: ReactNode
}

/** Reader actions of an article: a rail at the left of the text, a bar at the bottom on phones. */
export function ArticleRail({ comments, like, collect, share, ask }: ArticleRailProps) {
  return (
    <aside className={classes.rail} aria-label={copy.rail.label}>
      <ul className={classes.list}>
        <li>{like}</li>
        <li>{collect}</li>
        <li>{comments}</li>
        <li>{share}</li>
        {ask ? <li>{ask}</li> : null}
      </ul>
    </aside>
  )
}
