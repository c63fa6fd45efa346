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
  /** `-1` for an answer, else the id of what it replies to. */
  parentId: withFallback(idSchema, NO_PARENT),
  ...authorFields,
  questionId: maybe(idSchema),
  /** Only answers have it. */
  mdContent: maybe(z.string()),
  /** Rendered answer, or the plain text of a reply. */
  htmlContent: maybe(z.string()),
  htmlVersion: maybe(z.string()),
  thumhup: countSchema,
  isThumb: maybe(flagSchema),
  isAccepted: maybe(flagSchema),
  /** A place whose words were deleted while replies stand below it. */
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

/** An answer as it arrives. */
export interface AnswerWire extends z.input<typeof answerFieldsSchema> {
  children?: AnswerWire[] | null | undefined
}

/** Schema of an answer to a question, with its replies as a tree. */
export const answerSchema: Schema<Answer, AnswerWire> = z.extend(answerFieldsSchema, {
  children: list(z.lazy((): Schema<Answer, AnswerWire> => answerSchema)),
})

export const answerListQuerySchema = z.object({
  /** Where given, the accepted answer comes first. @default 'newest', the accepted answer in its place */
  order: maybe(z.enum(['votes', 'newest', 'oldest'])),
  /** `next` of the part before. */
  cursor: cursorSchema,
  /** Only the answer that this answer or reply belongs to, the reply among its rows. */
  at: maybe(idInputSchema),
})
/** Query of `answer.listAnswers`. */
export type AnswerListQuery = z.input<typeof answerListQuerySchema>

const text = maybe(inputText({ max: 200_000 }))

/** A new answer, or a reply when `parentId` names what it replies to. */
export const answerCreateSchema = z.object({
  questionId: idInputSchema,
  parentId: parentIdSchema,
  mdContent: text,
  /** The plain text of a reply; for answers the server renders `mdContent`. */
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
  /** The `updateDate` of the version that was changed: where there is a newer one, code 409 and nothing is replaced. */
  basedOn: maybe(dateSchema),
})

/** What a change leaves; older back ends say nothing. */
export const answerVersionSchema = withFallback(
  z.object({
    /** Names the version that stands now. */
    updateDate: maybe(dateSchema),
  }),
  {},
)
