import type { AnswerOf, contract } from '@mozhan/api-client/contract'
import type { users } from '../../platform/db/schema/index.ts'
import { toShownPicture } from '../../platform/http/hide-pictures.ts'
import type { Platform } from '../../platform/platform.ts'

type TokenAnswer = AnswerOf<typeof contract.auth.login>

/** User fields of the cookie `userInfo`. */
export interface GrantedUser {
  readonly uid: string
  readonly username: string
  readonly nickName: string
  readonly imageUrl?: string | undefined
}

/** Result of a sign-in. */
export interface Grant {
  readonly accessToken: string
  readonly refreshToken: string
  /** Lifetime of the access token in seconds. */
  readonly expiresIn: number
  readonly loginId: string
  readonly userInfo: GrantedUser
}

type UserRow = typeof users.$inferSelect

/** Creates an access token for a refresh token that is already stored. */
export async function toGrant(
  context: Pick<Platform, 'config' | 'tokens'>,
  user: Pick<UserRow, 'id' | 'username' | 'nickName' | 'imageUrl'>,
  loginId: string,
  refreshToken: string,
): Promise<Grant> {
  const expiresIn = context.config.accessTokenSeconds
  return {
    accessToken: await context.tokens.sign(user.id, expiresIn, loginId),
    refreshToken,
    expiresIn,
    loginId,
    userInfo: {
      uid: user.id,
      username: user.username,
      nickName: user.nickName,
      imageUrl: toShownPicture(user.imageUrl, context.config),
    },
  }
}

/** Response of signing in and of refreshing a token. */
export function presentGrant(grant: Grant): TokenAnswer {
  return {
    access_token: grant.accessToken,
    token_type: 'bearer',
    refresh_token: grant.refreshToken,
    expires_in: grant.expiresIn,
    scope: 'all',
    jti: grant.loginId,
    userInfo: grant.userInfo,
  }
}
