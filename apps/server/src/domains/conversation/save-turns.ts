import { randomUUID } from 'node:crypto'
import type { Database } from '../../platform/db/client.ts'
import { turns } from '../../platform/db/schema/index.ts'
import { copy } from './copy.ts'

/** A turn as a caller sends it. */
export interface TurnInput {
  readonly role: 'user' | 'assistant' | 'system'
  readonly content: string
  readonly id?: string | undefined
  readonly status?: 'running' | 'stopped' | 'failed' | undefined
  readonly error?: string | undefined
  readonly isRetryable?: boolean | undefined
  readonly isWithoutArticle?: boolean | undefined
  readonly createDate?: string | undefined
}

const MAX_ERROR_LENGTH = 200

/**
 * Saves the turns of a conversation that has none. Turns with the role `system` are skipped; a running answer is saved as
 * failed.
 */
export async function saveTurns(
  tx: Database,
  conversationId: string,
  inputs: readonly TurnInput[],
  now: Date,
): Promise<void> {
  const taken = new Set<string>()
  const rows = inputs.flatMap(({ role, ...input }, seq) => {
    if (role === 'system') return []
    const id = input.id === undefined || taken.has(input.id) ? randomUUID() : input.id
    taken.add(id)
    return {
      ...{ conversationId, id, seq, role },
      content: input.content,
      ...(role === 'assistant' ? toAnswer(input) : {}),
      createDate: input.createDate === undefined ? now : new Date(input.createDate),
      updateDate: now,
    }
  })
  if (rows.length > 0) await tx.insert(turns).values(rows)
}

type AnswerInput = Omit<TurnInput, 'role'>

function toAnswer({ status, error, isRetryable, isWithoutArticle }: AnswerInput) {
  if (status === 'running') {
    return { status: 'failed' as const, error: copy.failures.broken, isWithoutArticle }
  }
  const reason = error?.replaceAll('\0', '').slice(0, MAX_ERROR_LENGTH)
  return { status, error: reason, isRetryable, isWithoutArticle }
}
