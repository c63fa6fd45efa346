import 'server-only'
import { createServerApi, isBuilding } from '@mozhan/session/server'
import { type LabelGroup, toLabelGroups } from '@mozhan/ui'
import { cache } from 'react'
import { type QuestionRow, toQuestionRow } from '../model/question-row.ts'
import type { QuestionListKey } from '../routes.ts'

/** A page of a list with the number of pages. */
export interface QuestionListPage {
  rows: QuestionRow[]
  pages: number
  total: number
}

export const PAGE_SIZE = 20
const NOTHING: QuestionListPage = { rows: [], pages: 0, total: 0 }

/** Loads a page of the questions of a tab or a label. */
export async function loadQuestions(
  list: QuestionListKey,
  current = 1,
  size = PAGE_SIZE,
): Promise<QuestionListPage> {
  if (isBuilding()) return NOTHING
  const { question } = createServerApi({ tags: ['questions'] })
  const body = { current, size }
  const { records, total } = await (typeof list === 'object'
    ? question.findLabelQuestions({ params: list, body })
    : {
        hot: question.listHotQuestions,
        new: question.listNewQuestions,
        wait: question.listWaitingQuestions,
      }[list]({ body }))
  return { rows: records.map(toQuestionRow), pages: Math.ceil(total / size), total }
}

/** Loads a page of a user's questions, the latest change first. */
export async function loadQuestionsOf(userId: string, current: number): Promise<QuestionListPage> {
  if (isBuilding()) return NOTHING
  const { question } = createServerApi({ tags: ['questions', `user:${userId}`] })
  const body = { userId, current, size: PAGE_SIZE }
  const { records, total } = await question.listNewQuestions({ body })
  return { rows: records.map(toQuestionRow), pages: Math.ceil(total / PAGE_SIZE), total }
}

/** Channels with their labels. */
export const loadLabelGroups = cache(async (): Promise<LabelGroup[]> => {
  if (isBuilding()) return []
  const api = createServerApi({ tags: ['labels'] })
  return toLabelGroups(await api.channel.listChannelLabels())
})
