import '@mozhan/markdown/styles.css'
import { copy } from '../copy.ts'
import classes from './ResourceBody.module.css'

export interface ResourceBodyProps {
  /** HTML of our renderer, which sanitises it; never HTML of an author. */
  html: string
}

/** Id by which client components find the description. */
export const BODY_ID = 'resource-body'

/** Description. The HTML is inserted without sanitising, because the renderer has done that. */
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
