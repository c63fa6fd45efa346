'use client'

import { useOwnState } from '@mozhan/content/client'
import { Empty, formatCount } from '@mozhan/ui'
import { LoadMore, useFocusFirstNew } from '@mozhan/ui/client'
import { useRef } from 'react'
import { copy } from '../copy.ts'
import type { AnswerPart } from '../model/answer-part.ts'
import { ANSWERS_ANCHOR } from '../routes.ts'
import { AnswerItem } from './AnswerItem.tsx'
import classes from './AnswerSection.module.css'
import { NewAnswer } from './NewAnswer.tsx'
import { OrderSwitch } from './OrderSwitch.tsx'
import { useQuestionFacts } from './QuestionFacts.tsx'
import { useAnswers } from './use-answers.ts'

export interface AnswerSectionProps {
  /** Id of the asker, marked as 提问者. */
  askerId: string
  /** First page of answers, in the HTML. Further pages load on demand. */
  first: AnswerPart
}

/** Answers of a question, with the box for a new one. */
export function AnswerSection({ askerId, first }: AnswerSectionProps) {
  const { questionId } = useQuestionFacts()
  const answers = useAnswers(first)
  const own = useOwnState('question', questionId)
  const list = useRef<HTMLOListElement>(null)
  const { rows, total, order, target, linked, hasMore, moreState } = answers
  useFocusFirstNew(list, rows.length, hasMore)

  return (
    <section id={ANSWERS_ANCHOR} className={classes.section}>
      <header className={classes.head}>
        <h2 className={classes.title}>
          {total > 0 ? copy.answers.title(formatCount(total)) : copy.answers.none}
        </h2>
        {total > 1 ? (
          <OrderSwitch order={order} onSelect={(next) => void answers.select(next)} />
        ) : null}
      </header>
      {answers.failure ? (
        <p className={classes.failure} role="alert">
          {answers.failure}
        </p>
      ) : null}
      {rows.length === 0 ? (
        <Empty title={copy.answers.empty.title} description={copy.answers.empty.description} />
      ) : (
        <ol ref={list} className={classes.list}>
          {rows.map((row) => (
            <li key={row.id}>
              {row.id === linked ? <p className={classes.linked}>{copy.answers.linked}</p> : null}
              <AnswerItem
                row={row}
                askerId={askerId}
                canAccept={own?.isOwner === true}
                answers={answers}
                target={target?.id}
              />
            </li>
          ))}
        </ol>
      )}
      {hasMore ? <LoadMore state={moreState} onMore={() => void answers.loadMore()} /> : null}
      <NewAnswer onSend={answers.answer} />
    </section>
  )
}
