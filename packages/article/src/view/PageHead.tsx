import type { ReactNode } from 'react'
import classes from './PageHead.module.css'

export interface PageHeadProps {
  title: string
  /** Sentence below the title. */
  description?: string
  /** Figures below the sentence, in one line. */
  facts?: readonly string[]
  /** Breadcrumb above the title. */
  above?: ReactNode
  /** Links below the sentence. */
  children?: ReactNode
}

/** Header of a list page. */
export function PageHead({ title, description, facts = [], above, children }: PageHeadProps) {
  return (
    <header className={classes.head}>
      {above}
      <h1 className={classes.title}>{title}</h1>
      {description ? <p className={classes.description}>{description}</p> : null}
      {facts.length > 0 || children ? (
        <p className={classes.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {children}
        </p>
      ) : null}
    </header>
  )
}
