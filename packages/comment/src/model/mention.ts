/** The beginning of a name behind an @, and where it stands. */
export interface MentionQuery {
  key: string
  /** Index of the @. */
  from: number
  /** Index of the caret. */
  to: number
}

const OPEN = /(?:^|[^A-Za-z0-9_@/.:-])@([\p{Script=Han}A-Za-z0-9_]{1,30})$/u

/** The name that is being typed at the caret, if one is. */
export function findMentionQuery(text: string, caret: number): MentionQuery | undefined {
  const key = OPEN.exec(text.slice(0, caret))?.[1]
  return key === undefined ? undefined : { key, from: caret - key.length - 1, to: caret }
}

/** The text with a user name in the place of what was typed, and where the caret goes. */
export function insertMention(
  text: string,
  { from, to }: MentionQuery,
  username: string,
): { text: string; caret: number } {
  const inserted = `@${username} `
  const rest = text.slice(to).replace(/^ /, '')
  return { text: text.slice(0, from) + inserted + rest, caret: from + inserted.length }
}
