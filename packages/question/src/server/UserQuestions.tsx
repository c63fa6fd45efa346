import 'server-only'
import { OwnRowTools } from '@mozhan/content/client'
import { accountPage, questionEditor, userPage } from '@mozhan/routes'
import { redirectOnFailure, requireSession } from '@mozhan/session/server'
import { buttonClass, Empty, Pagination } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import { notFound, redirect } from 'next/navigation'
import { copy } from '../copy.ts'
import { toQuestionRow } from '../model/question-row.ts'
import { QuestionList } from '../view/QuestionList.tsx'
import { loadQuestionsOf, PAGE_SIZE } from './load-questions.ts'

export interface MyQuestionsProps {
  /** Page number, from 1. */
  page: number
  /** Search text for titles. */
  search?: string
}

/** A page of the signed-in user's questions, for the account page. */
export async function MyQuestions({ page, search }: MyQuestionsProps) {
  const { api, me } = await requireSession()
  const body = { userId: me.id, title: search, current: page, size: PAGE_SIZE }
  const { records, total } = await redirectOnFailure(() => api.question.listUserQuestions({ body }))
  const pages = Math.ceil(total / PAGE_SIZE)
  const hrefFor = (number: number) =>
    accountPage.href({ tab: 'questions', page: number, key: search })
  if (page > pages && pages > 0) redirect(hrefFor(pages))
  if (records.length === 0) {
    return search ? (
      <Empty title={copy.mine.notFound} />
    ) : (
      <Empty
        title={copy.mine.empty}
        action={
          <SmartLink className={buttonClass({ variant: 'primary' })} href={questionEditor.href()}>
            {copy.list.ask}
          </SmartLink>
        }
      />
    )
  }
  return (
    <>
      <QuestionList
        questions={records.map(toQuestionRow)}
        withoutAuthor
        actionsOf={({ id }) => (
          <OwnRowTools
            kind="question"
            id={id}
            editHref={questionEditor.href({ id })}
            question={copy.confirm.question}
          />
        )}
      />
      <Pagination page={page} pages={pages} hrefFor={hrefFor} />
    </>
  )
}

export interface UserQuestionsProps {
  userId: string
  /** Page number, from 1; 404 beyond the last page. */
  page: number
}

/** Questions of a user, for the profile page. */
export async function UserQuestions({ userId, page }: UserQuestionsProps) {
  const { rows, pages } = await loadQuestionsOf(userId, page)
  if (rows.length === 0) return page > 1 ? notFound() : <Empty title={copy.list.empty.user} />
  return (
    <>
      <QuestionList questions={rows} withoutAuthor />
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(number) => userPage.href({ id: userId, tab: 'questions', page: number })}
      />
    </>
  )
}
