import 'server-only'
import { RENDERER_VERSION, renderMarkdown } from '@mozhan/markdown'
import { createServerApi, isBuilding, isMissing } from '@mozhan/session/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { type AnswerRow, toAnswers } from '../model/answer-thread.ts'
import { isPageId } from '../model/ids.ts'
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
      wire.htmlVersion === RENDERER_VERSION && wire.htmlContent
        ? wire.htmlContent
        : (await renderMarkdown(wire.mdContent ?? '')).html
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

/** Answers to a question, the newest first. */
export const loadAnswers = cache(async (questionId: string): Promise<AnswerRow[]> => {
  if (isBuilding()) return []
  const api = createServerApi({ tags: [`question:${questionId}`] })
  return toAnswers(await api.answer.listAnswers({ params: { questionId } }))
})
