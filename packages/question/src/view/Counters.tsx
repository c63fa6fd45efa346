import { formatCount } from '@mozhan/ui'
import { copy } from '../copy.ts'
import type { QuestionRow } from '../model/question-row.ts'
import classes from './Counters.module.css'

export type CountersProps = Pick<QuestionRow, 'answers' | 'views' | 'isSolved'>

/** Number of answers and views of a question; in the accent colour when it is solved. */
export function Counters({ answers, views, isSolved }: CountersProps) {
  return (
    <div className={classes.counters}>
      <p
        className={classes.counter}
        data-state={isSolved ? 'solved' : answers === 0 ? 'waiting' : undefined}
      >
        <strong className={classes.number}>{formatCount(answers)}</strong>
        <span className={classes.unit}>{copy.list.answers}</span>
      </p>
      <p className={classes.counter}>
        <strong className={classes.number}>{formatCount(views)}</strong>
        <span className={classes.unit}>{copy.list.views}</span>
      </p>
    </div>
  )
}
