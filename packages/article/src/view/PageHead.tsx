import type { ReactNode } from 'react'
import classes from './PageHead.module.css'

export interface PageHeadProps {
  title: string
  /** One sentence below it. */
  description?: string
  /** A breadcrumb above it. */
  above?: ReactNode
}

/** Head of a list's page. */
export function PageHead({ title, description, above }: PageHeadProps) {
  return (
    <header className={classes.head}>
      {above}
      <h1 className={classes.title}>{title}</h1>
      {description ? <p className={classes.description}>{description}</p> : null}
    </header>
  )
}
