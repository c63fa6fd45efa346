import * as z from 'zod/mini'
import { maybe, numberSchema, textSchema } from './fields.ts'
import { userInfoSchema } from './user.ts'

/** Schema of tokens and their user. */
export const tokenSchema = z.object({
  access_token: z.string(),
  token_type: textSchema,
  refresh_token: z.string(),
  /** Seconds. */
  expires_in: maybe(numberSchema),
  scope: maybe(z.string()),
  jti: maybe(z.string()),
  userInfo: userInfoSchema,
})
/** Access and refresh token as `tokenSchema` parses them. */
export type Token = z.output<typeof tokenSchema>
