import type { ReactNode } from 'react'
import classes from './Empty.module.css'

export interface EmptyProps {
  /** One line: what would be listed here. */
  title: string
  /** A second, less prominent line. */
  description?: string
  /** One link or button. */
  action?: ReactNode
  /** Smaller, for side boxes. @default false */
  compact?: boolean
}

/** Placeholder of an empty list. */
export function Empty({ title, description, action, compact = false }: EmptyProps) {
  return (
    <div className={classes.empty} data-compact={compact || undefined}>
      <p className={classes.title}>{title}</p>
      {description ? <p className={classes.description}>{description}</p> : null}
      {action ? <div className={classes.action}>{action}</div> : null}
    </div>
  )
}
