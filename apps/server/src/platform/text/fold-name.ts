import { removeInvisible } from '@mozhan/api-client/contract'

/**
 * The form in which names and mail addresses are compared: two that a reader can hardly tell apart have the same one.
 * Compatibility forms (full width, ligatures), case and invisible characters make no difference. Never shown.
 */
export function foldName(name: string): string {
  // Lower, upper, lower is full case folding: `ẞ`, `ß` and `SS` meet at `ss`, and both forms of sigma at one.
  const folded = name.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase()
  return removeInvisible(folded).normalize('NFKC')
}

/** `foldName` as a column keeps it: a name of which nothing is left is compared with none. */
export function toNameKey(name: string | null | undefined): string | null {
  return foldName(name ?? '') || null
}

/** The keys of all names of an account. */
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
