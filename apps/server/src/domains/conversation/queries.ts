import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { inOrderOf } from '../../platform/db/in-order-of.ts'
import { conversations, turns } from '../../platform/db/schema/index.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import { fold } from '../../platform/search/fold.ts'
import type { Query } from '../../platform/search/parse-query.ts'
import { copy } from './copy.ts'

export type ConversationRow = typeof conversations.$inferSelect
export type TurnRow = typeof turns.$inferSelect

export interface ConversationFilter {
  readonly current: number
  readonly size: number
  readonly title?: string | undefined
}

/** Conversations of the viewer whose title contains every word of `title`, last used first. */
export async function findConversations(
  db: Database,
  viewer: Viewer,
  { current, size, title = '' }: ConversationFilter,
  query: Query,
): Promise<{ rows: ConversationRow[]; total: number }> {
  // Filtered in memory with the words of the site search, because a user has few conversations with short titles.
  const all = await db
    .select({ id: conversations.id, title: conversations.title })
    .from(conversations)
    .where(eq(conversations.userId, viewer.id))
    .orderBy(desc(conversations.updateDate), desc(conversations.id))
  const ids = all.filter((row) => hasWords(row.title, title, query)).map((row) => row.id)
  const page = ids.slice((current - 1) * size, current * size)
  const rows = await db.select().from(conversations).where(inArray(conversations.id, page))
  return { rows: inOrderOf(page, rows), total: ids.length }
}

/** @throws DomainError `notFound` when the viewer has no such conversation */
export async function getConversationOrThrow(
  db: Database,
  viewer: Viewer,
  id: string,
): Promise<ConversationRow> {
  const [row] = await db.select().from(conversations).where(isConversation(viewer, id))
  if (row === undefined) throw new DomainError('notFound', copy.missing)
  return row
}

/** Like getConversationOrThrow, and locks the row until the transaction ends. */
export async function lockConversationOrThrow(
  tx: Database,
  viewer: Viewer,
  id: string,
): Promise<ConversationRow> {
  const [row] = await tx
    .select()
    .from(conversations)
    .where(isConversation(viewer, id))
    .for('update')
  if (row === undefined) throw new DomainError('notFound', copy.missing)
  return row
}

export async function findTurns(db: Database, conversationId: string): Promise<TurnRow[]> {
  return db
    .select()
    .from(turns)
    .where(eq(turns.conversationId, conversationId))
    .orderBy(asc(turns.seq))
}

/** The turns without their content. */
export async function findTurnStates(db: Database, conversationId: string) {
  const { id, seq, role, status, updateDate } = turns
  return db
    .select({ id, seq, role, status, updateDate })
    .from(turns)
    .where(eq(turns.conversationId, conversationId))
    .orderBy(asc(seq))
}

export async function getLastAnswer(
  db: Database,
  conversationId: string,
): Promise<TurnRow | undefined> {
  const [row] = await db
    .select()
    .from(turns)
    .where(and(eq(turns.conversationId, conversationId), eq(turns.role, 'assistant')))
    .orderBy(desc(turns.seq))
    .limit(1)
  return row
}

export async function countConversations(db: Database, userId: string): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(conversations)
    .where(eq(conversations.userId, userId))
  return counted?.total ?? 0
}

export function isConversation(viewer: Viewer, id: string) {
  return and(eq(conversations.id, id), eq(conversations.userId, viewer.id))
}

function hasWords(title: string, wanted: string, { units, phrases }: Query): boolean {
  const folded = fold(title)
  const key = fold(wanted.normalize('NFC')).trim()
  if (folded.includes(key)) return true
  const words = [...units.map((unit) => unit.text), ...phrases]
  return words.length > 0 && words.every((word) => folded.includes(word))
}
