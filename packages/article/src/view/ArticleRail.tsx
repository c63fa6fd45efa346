import { formatCount, RAIL_ICON, RailControl } from '@mozhan/ui'
import IconMessage2 from '@tabler/icons-react/icons/IconMessage2'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { COMMENTS_ANCHOR } from '../routes.ts'
import classes from './ArticleRail.module.css'

export interface ArticleRailProps {
  comments: number
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
  const count = formatCount(comments)
  return (
    <aside className={classes.rail} aria-label={copy.rail.label}>
      <ul className={classes.list}>
        <li>{like}</li>
        <li>{collect}</li>
        <li>
          <RailControl
            icon={<IconMessage2 {...RAIL_ICON} />}
            text={count}
            label={copy.rail.toComments(count)}
            href={`#${COMMENTS_ANCHOR}`}
          />
        </li>
        <li>{share}</li>
        {ask ? <li>{ask}</li> : null}
      </ul>
    </aside>
  )
}
