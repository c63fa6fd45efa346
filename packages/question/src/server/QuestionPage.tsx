import 'server-only'
import { BodyEnhancer, ContentActions, ViewCounter } from '@mozhan/content/client'
import { Breadcrumb } from '@mozhan/content/view'
import { AnswerSection, AskerTools, QuestionFacts, SolvedMark } from '@mozhan/question/client'
import { questionList } from '@mozhan/routes'
import { loadSide } from '@mozhan/session/server'
import { FeedLayout, Page } from '@mozhan/ui'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { viewCountPath } from '../model/question-detail.ts'
import { AnswersMissing } from '../view/AnswersMissing.tsx'
import { BODY_ID, QuestionBody } from '../view/QuestionBody.tsx'
import { QuestionHeader } from '../view/QuestionHeader.tsx'
import { loadAnswers, loadQuestion } from './load-question.ts'
import { RelatedQuestions } from './RelatedQuestions.tsx'

export interface QuestionPageProps {
  /** Segment of `/question/:id`; 404 if it is not a question. */
  id: string
  /** Renders the author card for a user id. */
  author?: (authorId: string) => ReactNode
  /** Records the visit; renders nothing. */
  note?: ReactNode
}

/** Page of a question with its answers. */
export async function QuestionPage({ id, author, note }: QuestionPageProps) {
  const { question, html } = await loadQuestion(id)
  const { title, isSolved, likes, collects } = question
  return (
    <Page>
      <FeedLayout
        aside={
          <>
            {author?.(question.author.id)}
            <RelatedQuestions question={question} />
          </>
        }
        asideLabel={copy.question.aside}
      >
        <Breadcrumb
          steps={[
            { text: copy.list.title, href: questionList.path },
            { text: copy.question.crumb },
          ]}
        />
        <QuestionFacts id={id} isSolved={isSolved}>
          <QuestionHeader question={question} mark={<SolvedMark />} />
          <QuestionBody html={html} />
          <ContentActions
            kind="question"
            id={id}
            title={title}
            likes={likes}
            collects={collects}
            label={copy.question.actions}
            ownerTools={<AskerTools />}
          />
          <Answers questionId={id} askerId={question.author.id} />
        </QuestionFacts>
      </FeedLayout>
      <BodyEnhancer bodyId={BODY_ID} />
      <ViewCounter name={`question:${id}`} call={{ method: 'PUT', path: viewCountPath(id) }} />
      {note}
    </Page>
  )
}

async function Answers({ questionId, askerId }: { questionId: string; askerId: string }) {
  const answers = await loadSide('answers', () => loadAnswers(questionId), undefined)
  return answers ? <AnswerSection askerId={askerId} first={answers} /> : <AnswersMissing />
}
