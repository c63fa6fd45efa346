import '@mozhan/markdown/styles.css'
import { copy } from '../copy.ts'
import classes from './ResourceBody.module.css'

export interface ResourceBodyProps {
  /** HTML of our own renderer: sanitised there, never what an author sent. */
  html: string
}

/** Where the islands of a resource find its description. */
export const BODY_ID = 'resource-body'

/** The description, trusted as it comes: our renderer made and sanitised it. */
export function ResourceBody({ html }: ResourceBodyProps) {
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{copy.detail.description}</h2>
      {html.trim() === '' ? (
        <p className={classes.empty}>{copy.detail.noDescription}</p>
      ) : (
        <div id={BODY_ID} className="markdown" dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </section>
  )
}
