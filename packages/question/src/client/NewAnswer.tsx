'use client'

import { useSession, useSessionActions } from '@mozhan/session/client'
import { LoginCard } from '@mozhan/ui/client'
import { lazy, Suspense } from 'react'
import { copy } from '../copy.ts'
import { EMPTY_ANSWER } from '../model/answer-draft.ts'
import classes from './NewAnswer.module.css'
import { useQuestionFacts } from './QuestionFacts.tsx'

/** Loaded lazily, because visitors do not need the editor. */
const AnswerWriter = lazy(() => import('./AnswerWriter.tsx'))

export interface NewAnswerProps {
  onSend: (markdown: string) => Promise<void>
}

const WORDS = { send: copy.write.send, sending: copy.write.sending }

/** Box for a new answer. Visitors get a sign-in link that returns to this box. */
export function NewAnswer({ onSend }: NewAnswerProps) {
  const { status, session } = useSession()
  const { login, register } = useSessionActions()
  const { questionId } = useQuestionFacts()
  return (
    <section className={classes.section} aria-label={copy.write.heading}>
      <h2 className={classes.heading}>{copy.write.heading}</h2>
      {session ? (
        <Suspense fallback={<div className={classes.place} />}>
          <AnswerWriter
            // Remounted per user, so that no draft of another account is shown.
            key={session.userInfo.uid}
            owner={session.userInfo.uid}
            draftId={`answer-${questionId}`}
            targetId={questionId}
            initial={EMPTY_ANSWER}
            words={WORDS}
            onSend={async ({ content }) => void (await onSend(content))}
          />
        </Suspense>
      ) : (
        <LoginCard
          text={copy.login.text}
          isPending={status === 'pending'}
          onLogin={login}
          onRegister={register}
        />
      )}
    </section>
  )
}
