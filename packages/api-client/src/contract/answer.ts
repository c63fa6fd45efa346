import * as z from 'zod/mini'
import { authorFields } from './author.ts'
import { NO_PARENT } from './codes.ts'
import { parentIdSchema } from './comment.ts'
import { dateSchema } from './date.ts'
import type { Schema } from './endpoint.ts'
import { countSchema, flagSchema, inputText, list, maybe, withFallback } from './fields.ts'
import { idInputSchema, idSchema } from './id.ts'
import { cursorSchema, partFields } from './part.ts'

const answerFieldsSchema = z.object({
  id: idSchema,
  /** `-1` for an answer; for a reply the id of the answer or reply it refers to. */
  parentId: withFallback(idSchema, NO_PARENT),
  ...authorFields,
  questionId: maybe(idSchema),
  /** Markdown of an answer; absent for replies. */
  mdContent: maybe(z.string()),
  /** Rendered answer, or the plain text of a reply. */
  htmlContent: maybe(z.string()),
  htmlVersion: maybe(z.string()),
  thumhup: countSchema,
  isThumb: maybe(flagSchema),
  isAccepted: maybe(flagSchema),
  /** Deleted, and shown as a placeholder because it has replies. */
  isDeleted: withFallback(flagSchema, false),
  createDate: maybe(dateSchema),
  updateDate: maybe(dateSchema),
  ...partFields,
})

/** An answer to a question with the replies below it; "replay" on the wire. */
export interface Answer extends z.output<typeof answerFieldsSchema> {
  /** Replies to this answer, each with the replies below it. */
  children: Answer[]
}

/** An answer before parsing. */
export interface AnswerWire extends z.input<typeof answerFieldsSchema> {
  children?: AnswerWire[] | null | undefined
}

/** Schema of an answer to a question, with its replies as a tree. */
export const answerSchema: Schema<Answer, AnswerWire> = z.extend(answerFieldsSchema, {
  children: list(z.lazy((): Schema<Answer, AnswerWire> => answerSchema)),
})

export const answerListQuerySchema = z.object({
  /** If given, the accepted answer comes first. @default 'newest' without moving the accepted answer */
  order: maybe(z.enum(['votes', 'newest', 'oldest'])),
  /** `next` of the previous part. */
  cursor: cursorSchema,
  /** Returns only the answer with this id, or the one that contains the reply with this id. */
  at: maybe(idInputSchema),
})
/** Query of `answer.listAnswers`. */
export type AnswerListQuery = z.input<typeof answerListQuerySchema>

const text = maybe(inputText({ max: 200_000 }))

/** Schema of a new answer, or of a reply to `parentId`. */
export const answerCreateSchema = z.object({
  questionId: idInputSchema,
  parentId: parentIdSchema,
  mdContent: text,
  /** Plain text of a reply; ignored for answers, whose `mdContent` the server renders. */
  htmlContent: text,
  userId: maybe(idInputSchema),
  nickName: maybe(z.string()),
  userImage: maybe(z.string()),
})
/** Body of `answer.createAnswer`, before parsing. */
export type AnswerCreate = z.input<typeof answerCreateSchema>

/** Schema of the body of `answer.updateAnswer`. */
export const answerUpdateSchema = z.object({
  id: idInputSchema,
  mdContent: inputText({ min: 1, max: 200_000 }),
  /** The `updateDate` of the base version. If there is a newer one, the call fails with code 409 and changes nothing. */
  basedOn: maybe(dateSchema),
})

/** Schema of the result of a change; empty from older back ends. */
export const answerVersionSchema = withFallback(
  z.object({
    /** Date of the new version. */
    updateDate: maybe(dateSchema),
  }),
  {},
)
