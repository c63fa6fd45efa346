'use client'

import { questionPage } from '@mozhan/routes'
import { UserText } from '@mozhan/ui'
import { copy } from './copy.ts'
import classes from './SimilarQuestions.module.css'
import { useSimilarQuestions } from './use-similar-questions.ts'

export interface SimilarQuestionsProps {
  /** Current title of the form. */
  title: string
}

/** Existing questions with a similar title, which may already have an answer. */
export function SimilarQuestions({ title }: SimilarQuestionsProps) {
  const questions = useSimilarQuestions(title)
  return (
    <div aria-live="polite">
      {questions.length > 0 ? (
        <nav className={classes.similar} aria-label={copy.similar}>
          <span className={classes.title}>{copy.similar}</span>
          <ul className={classes.list}>
            {questions.map((question) => (
              <li key={question.id}>
                {/* Opens a new tab, so that the form stays open. */}
                <a href={questionPage.href({ id: question.id })} target="_blank" rel="noopener">
                  <UserText>{question.title}</UserText>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  )
}
