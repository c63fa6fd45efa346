import 'server-only'
import { isRendererVersion, renderForPage } from '@mozhan/markdown'
import { isPageId } from '@mozhan/routes'
import { createServerApi, isBuilding, isMissing, siteConfig } from '@mozhan/session/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { type AnswerPart, toAnswerPart } from '../model/answer-part.ts'
import { FIRST_ORDER } from '../model/answer-thread.ts'
import { type QuestionDetail, toQuestionDetail } from '../model/question-detail.ts'

export interface LoadedQuestion {
  question: QuestionDetail
  /** HTML of the text, sanitised by our renderer. */
  html: string
}

/** Loads a public question with its text; undefined if there is none. */
export const findQuestion = cache(async (id: string): Promise<LoadedQuestion | undefined> => {
  if (!isPageId(id) || isBuilding()) return undefined
  try {
    const api = createServerApi({ tags: [`question:${id}`] })
    const wire = await api.question.getQuestion({ params: { id } })
    // Only HTML of our renderer is trusted; other text is rendered again, once per cached page.
    const html =
      isRendererVersion(wire.htmlVersion) && wire.htmlContent
        ? wire.htmlContent
        : (await renderForPage(wire.mdContent ?? '', siteConfig())).html
    return { question: toQuestionDetail(wire), html }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
})

/** Like `findQuestion`, but throws Next's 404 if there is none. */
export async function loadQuestion(id: string): Promise<LoadedQuestion> {
  return (await findQuestion(id)) ?? notFound()
}

/** Loads the first page of answers: the accepted one first, then by votes. */
export const loadAnswers = cache(async (questionId: string): Promise<AnswerPart> => {
  if (isBuilding()) return { answers: [] }
  const { answer } = createServerApi({ tags: [`question:${questionId}`] })
  const query = { order: FIRST_ORDER }
  return toAnswerPart(await answer.listAnswers({ params: { questionId }, query }))
})
