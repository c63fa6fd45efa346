import { and, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { users } from '../db/schema/index.ts'
import { foldName } from './fold-name.ts'

/** A user who is mentioned by `@user name` in a text. */
export interface Mention {
  readonly id: string
  readonly username: string
  readonly nickName: string
}

/**
 * Code and addresses may contain `@`, so a mention must start where a word may begin. Letters may be full-width, as Chinese
 * keyboards write them.
 */
const MENTION =
  /(```[\s\S]*?```|``[\s\S]*?``|`[^`\n]*`)|(?<![A-Za-z0-9_@/.:-])[@＠]([\p{Script=Han}A-Za-z0-9_Ａ-Ｚａ-ｚ０-９＿]{4,30})/gu
/** Maximum number of mentions in one text. */
const MAX_MENTIONS = 20

/**
 * Turns `@user name` into links to the mentioned users. Chinese has no blanks between words, so the longest existing name
 * is taken, in any spelling. Unknown names stay unchanged.
 */
export async function linkMentions(
  db: Database,
  markdown: string,
): Promise<{ markdown: string; mentions: Mention[] }> {
  const tokens = [...markdown.matchAll(MENTION)].flatMap(([, , token]) => token ?? [])
  const wanted = new Set(tokens.slice(0, MAX_MENTIONS).flatMap(toCandidates))
  if (wanted.size === 0) return { markdown, mentions: [] }
  const rows = await db
    .select({
      id: users.id,
      username: users.username,
      usernameKey: users.usernameKey,
      nickName: users.nickName,
    })
    .from(users)
    .where(
      and(
        or(
          inArray(users.username, [...wanted]),
          inArray(users.usernameKey, [...new Set([...wanted].map(foldName))]),
        ),
        eq(users.isEnabled, 1),
      ),
    )
  const exact = new Map(rows.map((row) => [row.username, row]))
  const folded = new Map(rows.map((row) => [row.usernameKey, row]))
  const known = new Map(
    [...wanted].map((name) => [name, exact.get(name) ?? folded.get(foldName(name))]),
  )
  const mentions = new Map<string, Mention>()
  const linked = markdown.replace(MENTION, (whole, code: string | undefined, token = '') => {
    if (code !== undefined) return whole
    const name = toCandidates(token).find((candidate) => known.get(candidate))
    const user = name === undefined ? undefined : known.get(name)
    if (user === undefined || name === undefined) return whole
    mentions.set(user.id, { id: user.id, username: user.username, nickName: user.nickName })
    return `[@${escapeMarkdown(user.nickName)}](/user/${user.id})${token.slice(name.length)}`
  })
  return { markdown: linked, mentions: [...mentions.values()] }
}

/** All prefixes of a token that could be a name, longest first. */
function toCandidates(token: string): string[] {
  const signs = [...token]
  const lengths = Array.from(
    { length: Math.max(0, signs.length - 3) },
    (_, at) => signs.length - at,
  )
  return lengths.map((length) => signs.slice(0, length).join(''))
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>~!&]/g, '\\$&')
}
