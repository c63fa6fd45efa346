import * as z from 'zod/mini'
import { columnSchema } from './column.ts'
import { dateSchema } from './date.ts'
import { countSchema, flagSchema, lineSchema, list, maybe, urlSchema } from './fields.ts'
import { idSchema } from './id.ts'

/** A user as everybody may see it. Nothing secret passes: unknown fields are dropped. */
export const userSchema = z.object({
  id: idSchema,
  username: maybe(z.string()),
  nickName: lineSchema,
  imageUrl: urlSchema,
  summary: maybe(z.string()),
  articleCount: countSchema,
  columnCount: countSchema,
  questionCount: countSchema,
  resourceCount: countSchema,
  viewCount: countSchema,
  thumhup: countSchema,
  collectCount: countSchema,
  fansCount: countSchema,
  createDate: maybe(dateSchema),
})
export type User = z.output<typeof userSchema>

export const userWithColumnsSchema = z.extend(userSchema, { columnList: list(columnSchema) })
export type UserWithColumns = z.output<typeof userWithColumnsSchema>

/** One's own record. */
export const userRecordSchema = z.extend(userSchema, {
  mobile: maybe(z.string()),
  email: maybe(z.string()),
  isEnabled: maybe(flagSchema),
  /** What is read is not noted in the history. */
  isHistoryPaused: maybe(flagSchema),
  updateDate: maybe(dateSchema),
})
export type UserRecord = z.output<typeof userRecordSchema>

/** Who is signed in: the cookie `userInfo`. */
export const userInfoSchema = z.object({
  uid: idSchema,
  username: maybe(z.string()),
  nickName: lineSchema,
  imageUrl: urlSchema,
  mobile: maybe(z.string()),
  email: maybe(z.string()),
})
export type UserInfo = z.output<typeof userInfoSchema>
