import { hasVisibleText, MAX_CONVERSATION_TITLE_LENGTH } from '@mozhan/api-client/contract'
import { cutText } from '@mozhan/markdown/text'
import { and, eq } from 'drizzle-orm'
import { conversations, turns, users } from '../../platform/db/schema/index.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { toOptionalText } from '../../platform/text/to-optional-text.ts'
import type { ConversationContext } from './conversation-context.ts'
import { copy } from './copy.ts'
import { isRunning, MAX_CONVERSATIONS } from './policy.ts'
import {
  type ConversationRow,
  countConversations,
  findTurnStates,
  getConversationOrThrow,
  isConversation,
  lockConversationOrThrow,
} from './queries.ts'
import { saveTurns, type TurnInput } from './save-turns.ts'

interface NewConversation {
  readonly title?: string | undefined
  readonly content?: readonly TurnInput[] | undefined
  readonly articleId?: string | undefined
  readonly localId?: string | undefined
}

interface ConversationChange {
  readonly id: string
  readonly title?: string | undefined
  readonly content?: readonly TurnInput[] | undefined
  readonly lastTurnId?: string | undefined
}

/**
 * Creates a conversation, or returns the one with the same `localId`.
 * @throws DomainError `refused` when the viewer has the maximum number
 */
export function createConversation(
  context: Pick<Platform, 'clock' | 'createId' | 'db'>,
  viewer: Viewer,
  { title = '', content = [], articleId, localId }: NewConversation,
): Promise<ConversationRow> {
  const now = context.clock()
  return context.db.transaction(async (tx) => {
    // Locks the user, so that concurrent requests cannot exceed the maximum.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.id)).for('update')
    if (localId !== undefined) {
      const isSame = and(eq(conversations.userId, viewer.id), eq(conversations.localId, localId))
      const [existing] = await tx.select().from(conversations).where(isSame)
      if (existing !== undefined) return existing
    }
    if ((await countConversations(tx, viewer.id)) >= MAX_CONVERSATIONS) {
      throw new DomainError('refused', copy.tooMany(MAX_CONVERSATIONS))
    }
    const question = content.find(({ role }) => role === 'user')?.content ?? ''
    const row: ConversationRow = {
      id: context.createId(),
      userId: viewer.id,
      title: toOptionalText(title) ?? toTitle(question),
      articleId: articleId ?? null,
      model: null,
      localId: localId ?? null,
      createDate: now,
      updateDate: now,
    }
    await tx.insert(conversations).values(row)
    await saveTurns(tx, row.id, content, now)
    return row
  })
}

/**
 * Renames a conversation or replaces its turns.
 * @throws DomainError `notFound`; `refused` while an answer is running, or when unseen turns would be removed
 */
export function updateConversation(
  context: Pick<Platform, 'clock' | 'db'>,
  viewer: Viewer,
  { id, title, content, lastTurnId }: ConversationChange,
): Promise<void> {
  const now = context.clock()
  if (title !== undefined && !hasVisibleText(title))
    throw new DomainError('refused', copy.emptyTitle)
  return context.db.transaction(async (tx) => {
    await lockConversationOrThrow(tx, viewer, id)
    if (content !== undefined) {
      const states = await findTurnStates(tx, id)
      if (states.some((turn) => isRunning(turn, now))) {
        throw new DomainError('refused', copy.answering)
      }
      if (lastTurnId !== undefined && states.at(-1)?.id !== lastTurnId) {
        throw new DomainError('refused', copy.changedElsewhere)
      }
      await tx.delete(turns).where(eq(turns.conversationId, id))
      await saveTurns(tx, id, content, now)
    }
    await tx
      .update(conversations)
      .set({ updateDate: now, ...(title === undefined ? {} : { title: title.trim() }) })
      .where(eq(conversations.id, id))
  })
}

/** @throws DomainError `notFound` */
export async function deleteConversation(
  context: Pick<ConversationContext, 'answers' | 'db'>,
  viewer: Viewer,
  id: string,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const deleted = await tx
      .delete(conversations)
      .where(isConversation(viewer, id))
      .returning({ id: conversations.id })
    if (deleted.length === 0) throw new DomainError('notFound', copy.missing)
    await tx.delete(turns).where(eq(turns.conversationId, id))
  })
  await context.answers.stop(id)
}

/**
 * Stops the running answer, on any instance.
 * @throws DomainError `notFound`
 */
export async function stopAnswer(
  context: Pick<ConversationContext, 'answers' | 'db'>,
  viewer: Viewer,
  id: string,
): Promise<void> {
  await getConversationOrThrow(context.db, viewer, id)
  if (await context.answers.stop(id)) return
  // Another instance notices the status at its next save.
  await context.db
    .update(turns)
    .set({ status: 'stopped' })
    .where(and(eq(turns.conversationId, id), eq(turns.status, 'running')))
}

/** Default title of a conversation: the beginning of its first question. */
export function toTitle(question: string): string {
  return cutText(question.trim().replace(/\s+/g, ' '), MAX_CONVERSATION_TITLE_LENGTH)
}
