import * as z from 'zod/mini'
import { columnSchema } from './column.ts'
import { dateSchema } from './date.ts'
import { countSchema, flagSchema, lineSchema, list, maybe, urlSchema } from './fields.ts'
import { idSchema } from './id.ts'

/**
 * Schema of a user as every visitor may see it. Fields that the schema does not list are dropped, secret ones among
 * them.
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

/** Schema of a user with the columns that he writes. */
export const userWithColumnsSchema = z.extend(userSchema, { columnList: list(columnSchema) })
/** A user as `userWithColumnsSchema` parses it. */
export type UserWithColumns = z.output<typeof userWithColumnsSchema>

/** Schema of the caller's own record. */
export const userRecordSchema = z.extend(userSchema, {
  mobile: maybe(z.string()),
  email: maybe(z.string()),
  isEnabled: maybe(flagSchema),
  /** What is read is not noted in the history. */
  isHistoryPaused: maybe(flagSchema),
  updateDate: maybe(dateSchema),
})
/** The caller's own record as `userRecordSchema` parses it. */
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
/** The signed-in user as `userInfoSchema` parses the cookie `userInfo`. */
export type UserInfo = z.output<typeof userInfoSchema>
