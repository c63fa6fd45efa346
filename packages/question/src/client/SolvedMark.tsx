'use client'

import IconCircleCheck from '@tabler/icons-react/icons/IconCircleCheck'
import { copy } from '../copy.ts'
import { useQuestionFacts } from './QuestionFacts.tsx'
import classes from './SolvedMark.module.css'

/** Mark of a solved question. */
export function SolvedMark() {
  const { isSolved } = useQuestionFacts()
  if (!isSolved) return null
  return (
    <span className={classes.mark}>
      <IconCircleCheck size={16} stroke={1.8} aria-hidden />
      {copy.question.solved}
    </span>
  )
}
