import { copy } from '../copy.ts'
import classes from './Guide.module.css'

/** Advice on asking a question. */
export function Guide() {
  return <p className={classes.guide}>{copy.list.guideText}</p>
}
