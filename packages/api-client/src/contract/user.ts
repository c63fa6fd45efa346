import * as z from 'zod/mini'
import { columnSchema } from './column.ts'
import { dateSchema } from './date.ts'
import { countSchema, flagSchema, lineSchema, list, maybe, urlSchema } from './fields.ts'
import { idSchema } from './id.ts'

/**
 * Schema of the public profile of a user. Unlisted fields, such as secrets, are dropped.
 */
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
/** A user as `userSchema` parses it. */
export type User = z.output<typeof userSchema>

/** Schema of a user with their columns. */
export const userWithColumnsSchema = z.extend(userSchema, { columnList: list(columnSchema) })
/** A user as `userWithColumnsSchema` parses it. */
export type UserWithColumns = z.output<typeof userWithColumnsSchema>

/** Schema of the caller's own record. */
export const userRecordSchema = z.extend(userSchema, {
  mobile: maybe(z.string()),
  email: maybe(z.string()),
  isEnabled: maybe(flagSchema),
  /** Whether the reading history is paused. */
  isHistoryPaused: maybe(flagSchema),
  updateDate: maybe(dateSchema),
})
/** The caller's own record as `userRecordSchema` parses it. */
export type UserRecord = z.output<typeof userRecordSchema>

/** Schema of the cookie `userInfo`: the signed-in user. */
export const userInfoSchema = z.object({
  uid: idSchema,
  username: maybe(z.string()),
  nickName: lineSchema,
  imageUrl: urlSchema,
  mobile: maybe(z.string()),
  email: maybe(z.string()),
})
/** The signed-in user as `userInfoSchema` parses the cookie `userInfo`. */
export type UserInfo = z.output<typeof userInfoSchema>
