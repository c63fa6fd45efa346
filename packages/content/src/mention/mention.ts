/** The beginning of a name after an @, with its position. */
export interface MentionQuery {
  key: string
  /** Index of the @. */
  from: number
  /** Index of the caret. */
  to: number
}

const OPEN = /(?:^|[^A-Za-z0-9_@/.:-])@([\p{Script=Han}A-Za-z0-9_]{1,30})$/u

/** Finds the name that is being typed at the caret. */
export function findMentionQuery(text: string, caret: number): MentionQuery | undefined {
  const key = OPEN.exec(text.slice(0, caret))?.[1]
  return key === undefined ? undefined : { key, from: caret - key.length - 1, to: caret }
}

/** Replaces the typed beginning with a user name. Returns the text and the new caret. */
export function insertMention(
  text: string,
  { from, to }: MentionQuery,
  username: string,
): { text: string; caret: number } {
  const inserted = `@${username} `
  const rest = text.slice(to).replace(/^ /, '')
  return { text: text.slice(0, from) + inserted + rest, caret: from + inserted.length }
}

/** Splits a name at the first occurrence of the typed beginning; the middle is empty if there is none. */
export function splitAtKey(name: string, key: string): [string, string, string] {
  const at = name.toLowerCase().indexOf(key.toLowerCase())
  if (at < 0) return [name, '', '']
  return [name.slice(0, at), name.slice(at, at + key.length), name.slice(at + key.length)]
}

/** Moves those who take part in the discussion to the front. */
export function participantsFirst<User extends { id: string }>(
  users: readonly User[],
  participants: ReadonlyMap<string, string>,
): User[] {
  const isIn = ({ id }: User) => participants.has(id)
  return [...users.filter(isIn), ...users.filter((user) => !isIn(user))]
}
