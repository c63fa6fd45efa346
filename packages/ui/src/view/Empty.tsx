import type { ReactNode } from 'react'
import classes from './Empty.module.css'

export interface EmptyProps {
  /** One line: what would be here. */
  title: string
  /** A second, quieter line where the first needs it. */
  description?: string
  /** One link or button. */
  action?: ReactNode
  /** Smaller, for side boxes. @default false */
  compact?: boolean
}

/** What a list says when it has nothing to show. */
export function Empty({ title, description, action, compact = false }: EmptyProps) {
  return (
    <div className={classes.empty} data-compact={compact || undefined}>
      <p className={classes.title}>{title}</p>
      {description ? <p className={classes.description}>{description}</p> : null}
      {action ? <div className={classes.action}>{action}</div> : null}
    </div>
  )
}
