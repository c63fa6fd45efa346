import { copy } from '../copy.ts'
import classes from './Guide.module.css'

/** What makes a question easy to answer. */
export function Guide() {
  return <p className={classes.guide}>{copy.list.guideText}</p>
}
