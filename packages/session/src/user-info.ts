import { readUserInfo, type SessionUser } from './session.ts'
import { toWellFormed } from './text.ts'

/** Browsers silently drop a cookie of more than 4,096 bytes, including its name and attributes. */
const MAX_VALUE_BYTES = 4000

/** Fields of the signed-in user that a page can change. An empty `imageUrl` removes the picture. */
export type UserChange = Partial<Pick<SessionUser, 'nickName' | 'imageUrl'>>

/**
 * The value of the cookie `userInfo` after a change. Other fields stay if all of them fit; the id always does.
 * @returns undefined if no user is signed in
 */
export function changeUserInfo(cookieString: string, change: UserChange): string | undefined {
  const before = readUserInfo(cookieString)
  if (before?.uid === undefined) return undefined
  const after: Record<string, unknown> = { ...before, ...change }
  if (change.imageUrl === '') after.imageUrl = undefined
  const { uid, nickName, imageUrl } = after
  const forms = [after, { uid, nickName, imageUrl }, { uid, imageUrl }, { uid, nickName }, { uid }]
  return forms.map(encode).find((value) => value.length <= MAX_VALUE_BYTES)
}

function encode(user: object): string {
  return encodeURIComponent(toWellFormed(JSON.stringify(user)))
}
