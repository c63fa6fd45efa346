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
