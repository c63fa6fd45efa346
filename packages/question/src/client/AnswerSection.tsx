'use client'

import { Empty, formatCount } from '@mozhan/ui'
import { useState } from 'react'
import { copy } from '../copy.ts'
import { type AnswerOrder, type AnswerRow, sortAnswers } from '../model/answer-thread.ts'
import { ANSWERS_ANCHOR } from '../routes.ts'
import { AnswerItem } from './AnswerItem.tsx'
import classes from './AnswerSection.module.css'
import { NewAnswer } from './NewAnswer.tsx'
import { OrderSwitch } from './OrderSwitch.tsx'
import { useQuestionFacts } from './QuestionFacts.tsx'
import { useAnswerAnchor } from './use-answer-anchor.ts'
import { useAnswers } from './use-answers.ts'
import { useOwnState } from './use-own-state.ts'

export interface AnswerSectionProps {
  /** Who asked; marked as 提问者. */
  askerId: string
  /** The answers as the page came. */
  first: readonly AnswerRow[]
}

/** The answers below a question, and where another one is written. */
export function AnswerSection({ askerId, first }: AnswerSectionProps) {
  const { questionId } = useQuestionFacts()
  const answers = useAnswers(first)
  const [order, setOrder] = useState<AnswerOrder>('votes')
  const own = useOwnState(questionId)
  const target = useAnswerAnchor()
  const { rows, total } = answers

  return (
    <section id={ANSWERS_ANCHOR} className={classes.section}>
      <header className={classes.head}>
        <h2 className={classes.title}>
          {total > 0 ? copy.answers.title(formatCount(total)) : copy.answers.none}
        </h2>
        {total > 1 ? <OrderSwitch order={order} onSelect={setOrder} /> : null}
      </header>
      {answers.failure ? (
        <p className={classes.failure} role="alert">
          {answers.failure}
        </p>
      ) : null}
      {rows.length === 0 ? (
        <Empty title={copy.answers.empty.title} description={copy.answers.empty.description} />
      ) : (
        <ol className={classes.list}>
          {sortAnswers(rows, order).map((row) => (
            <li key={row.id}>
              <AnswerItem
                row={row}
                askerId={askerId}
                canAccept={own?.isOwner === true}
                answers={answers}
                target={target}
              />
            </li>
          ))}
        </ol>
      )}
      <NewAnswer onSend={answers.answer} />
    </section>
  )
}
