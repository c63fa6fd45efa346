import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'
import { labelId } from './channels.ts'
import { splitFrontMatter } from './load-articles.ts'
import type { DemoAnswer, DemoQuestion } from './types.ts'
import { pickUsers, userId } from './users.ts'

const FOLDER = join(import.meta.dirname, 'questions')

/** Answers follow the question in its file, each after a comment with author and date. */
const ANSWER_MARK = /^<!-- answer (\{.*\}) -->$/gm
const REPLY_MARK = /^<!-- reply (\{.*\}) -->$/gm

const questionSchema = z.strictObject({
  id: z.string().regex(/^\d{19}$/),
  author: z.string(),
  title: z.string().max(50),
  labels: z.array(z.string()).min(1).max(5),
  views: z.int(),
  likes: z.int(),
  daysAgo: z.number(),
})
const answerSchema = z.strictObject({
  by: z.string(),
  daysAgo: z.number(),
  likes: z.int().default(0),
  accepted: z.boolean().default(false),
})
const replySchema = z.strictObject({ by: z.string(), daysAgo: z.number() })

/** All questions with their answers, read from `questions/*.md`. */
export const questions: readonly DemoQuestion[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .sort()
  .map((file) => toQuestion(file, readFileSync(join(FOLDER, file), 'utf8')))

/** The id of a question by a part of its title. @throws Error when none matches */
export function questionId(part: string): string {
  const question = questions.find((candidate) => candidate.title.includes(part))
  if (question === undefined) throw new Error(`demo content: no question about "${part}"`)
  return question.id
}

function toQuestion(file: string, text: string): DemoQuestion {
  const { head, body } = splitFrontMatter(file, text)
  const front = questionSchema.parse(head)
  const [markdown = '', ...rest] = body.split(ANSWER_MARK)
  const answers = pairs(rest).map(([mark, part], index) => toAnswer(front.id, index, mark, part))
  return {
    id: front.id,
    userId: userId(front.author),
    title: front.title,
    labelIds: front.labels.map(labelId),
    markdown: markdown.trim(),
    viewCount: front.views,
    likedBy: pickUsers(front.likes, front.id, userId(front.author)),
    answers: answers.map((it) => it.answer),
    acceptedAnswerId: answers.find((it) => it.accepted)?.answer.id,
    createDate: { daysAgo: front.daysAgo },
  }
}

function toAnswer(
  question: string,
  index: number,
  mark: string,
  text: string,
): { answer: DemoAnswer; accepted: boolean } {
  const front = answerSchema.parse(parse(mark))
  const [markdown = '', ...rest] = text.split(REPLY_MARK)
  // Ids of answers are derived from that of the question: …100 has …110, …120 and so on.
  const id = `${question.slice(0, -2)}${index + 1}0`
  const by = userId(front.by)
  return {
    accepted: front.accepted,
    answer: {
      id,
      userId: by,
      markdown: markdown.trim(),
      likedBy: pickUsers(front.likes, id, by),
      replies: pairs(rest).map(([replyMark, content], order) => {
        const reply = replySchema.parse(parse(replyMark))
        return {
          id: `${id.slice(0, -1)}${order + 1}`,
          userId: userId(reply.by),
          content: content.trim(),
          createDate: { daysAgo: reply.daysAgo },
        }
      }),
      createDate: { daysAgo: front.daysAgo },
    },
  }
}

function pairs(items: readonly string[]): [string, string][] {
  const result: [string, string][] = []
  for (let at = 0; at + 1 < items.length; at += 2) {
    result.push([items[at] ?? '', items[at + 1] ?? ''])
  }
  return result
}
