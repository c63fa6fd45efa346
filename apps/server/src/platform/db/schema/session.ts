import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../columns.ts'

/** A sign-in with its family of refresh tokens, only one of which is valid at a time. */
export const logins = pgTable(
  'sys_login',
  {
    id: id().primaryKey(),
    userId: id().notNull(),
    createDate: moment().notNull().defaultNow(),
    /** Set by signing out, by a change of password and by reuse of a refresh token. */
    endDate: moment(),
  },
  (t) => [index('sys_login_user').on(t.userId), index('sys_login_end').on(t.endDate)],
)

/** Refresh tokens; only their digests are stored. */
export const refreshTokens = pgTable(
  'sys_refresh_token',
  {
    /** SHA-256 of the token, base64url. */
    hash: text().primaryKey(),
    loginId: id().notNull(),
    expireDate: moment().notNull(),
    /** Time at which it was exchanged for its successor. */
    usedDate: moment(),
  },
  (t) => [
    index('sys_refresh_token_login').on(t.loginId),
    index('sys_refresh_token_expire').on(t.expireDate),
  ],
)
