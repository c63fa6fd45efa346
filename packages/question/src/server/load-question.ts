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
  /** The text, made and sanitised by our renderer. */
  html: string
}

/** A question with its text; undefined when there is none that a visitor may see. */
export const findQuestion = cache(async (id: string): Promise<LoadedQuestion | undefined> => {
  if (!isPageId(id) || isBuilding()) return undefined
  try {
    const api = createServerApi({ tags: [`question:${id}`] })
    const wire = await api.question.getQuestion({ params: { id } })
    // Only HTML that our renderer made is trusted; anything else is made anew, once per cached page.
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

/** As `findQuestion`, but what doesn't exist becomes a 404 page. */
export async function loadQuestion(id: string): Promise<LoadedQuestion> {
  return (await findQuestion(id)) ?? notFound()
}

/** The first part of the answers to a question, the accepted one and those with most votes first. */
export const loadAnswers = cache(async (questionId: string): Promise<AnswerPart> => {
  if (isBuilding()) return { answers: [] }
  const { answer } = createServerApi({ tags: [`question:${questionId}`] })
  const query = { order: FIRST_ORDER }
  return toAnswerPart(await answer.listAnswers({ params: { questionId }, query }))
})
