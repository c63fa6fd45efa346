import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../columns.ts'

/** One sign-in and everything that came of it: a family of refresh tokens, of which one is good at a time. */
export const logins = pgTable(
  'sys_login',
  {
    id: id().primaryKey(),
    userId: id().notNull(),
    createDate: moment().notNull().defaultNow(),
    /** Set by signing out, by a change of password, and by a refresh token that was used twice. */
    endDate: moment(),
  },
  (t) => [index('sys_login_user').on(t.userId), index('sys_login_end').on(t.endDate)],
)

/** Refresh tokens, of which only the digest is kept. */
export const refreshTokens = pgTable(
  'sys_refresh_token',
  {
    /** SHA-256 of the token, base64url. */
    hash: text().primaryKey(),
    loginId: id().notNull(),
    expireDate: moment().notNull(),
    /** When it was exchanged for the next one. */
    usedDate: moment(),
  },
  (t) => [
    index('sys_refresh_token_login').on(t.loginId),
    index('sys_refresh_token_expire').on(t.expireDate),
  ],
)
