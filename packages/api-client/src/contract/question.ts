import * as z from 'zod/mini'
import { headingSchema } from './article.ts'
import { authorFields } from './author.ts'
import { QUESTION_STATUS } from './codes.ts'
import { dateSchema } from './date.ts'
import {
  countSchema,
  flagSchema,
  inputText,
  lineSchema,
  list,
  maybe,
  numberSchema,
  readableText,
  withFallback,
} from './fields.ts'
import { clientIdSchema, idInputSchema, idSchema } from './id.ts'
import { labelSchema } from './label.ts'
import { MAX_LABELS } from './limits.ts'

/** Schema of a question; lists omit the content. */
export const questionSchema = z.object({
  id: idSchema,
  ...authorFields,
  title: lineSchema,
  summary: maybe(z.string()),
  mdContent: maybe(z.string()),
  htmlContent: maybe(z.string()),
  htmlVersion: maybe(z.string()),
  toc: maybe(z.array(headingSchema)),
  viewCount: countSchema,
  thumhup: countSchema,
  collectCount: countSchema,
  /** Number of answers. Replies and deleted answers are not counted. */
  reply: countSchema,
  status: withFallback(numberSchema, QUESTION_STATUS.unsolved),
  /** Id of the accepted answer. */
  acceptedId: maybe(idSchema),
  labelIds: list(idSchema),
  labelList: list(labelSchema),
  isThumb: maybe(flagSchema),
  isCollect: maybe(flagSchema),
  createDate: maybe(dateSchema),
  updateDate: maybe(dateSchema),
})
/** A question as `questionSchema` parses it. */
export type Question = z.output<typeof questionSchema>

const questionInputFields = {
  title: readableText({ min: 1, max: 255 }),
  labelIds: z
    .array(idInputSchema)
    .check(
      z.minLength(1, { error: 'choose at least one label' }),
      z.maxLength(MAX_LABELS, { error: `choose at most ${MAX_LABELS} labels` }),
    ),
  mdContent: inputText({ min: 1, max: 1_000_000 }),
  /** Ignored: the server renders `mdContent`. */
  htmlContent: maybe(z.string()),
  userId: maybe(idInputSchema),
  nickName: maybe(z.string()),
  userImage: maybe(z.string()),
}

/** Schema of the body of `question.createQuestion`. */
export const questionCreateSchema = z.object({
  ...questionInputFields,
  /** Idempotency key: a second call with the same id updates the question instead of creating another one. */
  draftId: maybe(clientIdSchema),
})
/** Schema of the body of `question.updateQuestion`. */
export const questionUpdateSchema = z.object({
  id: idInputSchema,
  ...questionInputFields,
  /** The `updateDate` of the base version. If there is a newer one, the call fails with code 409 and changes nothing. */
  basedOn: maybe(dateSchema),
})
/** Body of `question.createQuestion`, before parsing. */
export type QuestionCreate = z.input<typeof questionCreateSchema>
/** Body of `question.updateQuestion`, before parsing. */
export type QuestionUpdate = z.input<typeof questionUpdateSchema>
