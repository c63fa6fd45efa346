import { readUserInfo, type SessionUser } from './session.ts'
import { toWellFormed } from './text.ts'

/** Browsers drop a cookie of more than 4,096 bytes without a word; its name and its place need a part of them. */
const BYTES = 4000

/** What a page may change of who is signed in; an empty address takes the picture away. */
export type UserChange = Partial<Pick<SessionUser, 'nickName' | 'imageUrl'>>

/**
 * The value of the cookie `userInfo` after a change. What another login site keeps in it stays, as long as all of it fits;
 * the id always does.
 * @returns undefined where nobody is signed in
 */
export function changeUserInfo(cookieString: string, change: UserChange): string | undefined {
  const before = readUserInfo(cookieString)
  if (before?.uid === undefined) return undefined
  const after: Record<string, unknown> = { ...before, ...change }
  if (change.imageUrl === '') after.imageUrl = undefined
  const { uid, nickName, imageUrl } = after
  const forms = [after, { uid, nickName, imageUrl }, { uid, imageUrl }, { uid, nickName }, { uid }]
  return forms.map(encode).find((value) => value.length <= BYTES)
}

function encode(user: object): string {
  return encodeURIComponent(toWellFormed(JSON.stringify(user)))
}
