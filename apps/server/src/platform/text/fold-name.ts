import { removeInvisible } from '@mozhan/api-client/contract'

/**
 * The normalized form in which names and mail addresses are compared: names that look alike have the same form.
 * Compatibility forms (full width, ligatures), case and invisible characters make no difference. Never shown.
 */
export function foldName(name: string): string {
  // Lower, upper, lower is full case folding: `ẞ`, `ß` and `SS` become `ss`, and both forms of sigma become one.
  const folded = name.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase()
  return removeInvisible(folded).normalize('NFKC')
}

/** `foldName` for a column; null if nothing visible is left, so that such names equal no other. */
export function toNameKey(name: string | null | undefined): string | null {
  return foldName(name ?? '') || null
}

/** The keys of all names of a user. */
export function toNameKeys(user: {
  readonly username: string
  readonly nickName: string
  readonly email?: string | null | undefined
}) {
  return {
    usernameKey: toNameKey(user.username),
    nickNameKey: toNameKey(user.nickName),
    emailKey: toNameKey(user.email),
  }
}
