import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { turns } from '../../platform/db/schema/index.ts'
import type { Ending } from './running-answer.ts'

/**
 * Keeps what is written of an answer.
 * @param text undefined when nothing was added: only says that there is still a writer
 * @param ending absent while it goes on
 * @returns whether it shall go on: not when it was stopped elsewhere, or its conversation is gone
 */
export type KeepAnswer = (text: string | undefined, ending?: Ending) => Promise<boolean>

export function createKeepAnswer(
  { db, clock }: { readonly db: Database; readonly clock: () => Date },
  conversationId: string,
  answerId: string,
): KeepAnswer {
  return async (text, ending) => {
    const [row] = await db
      .update(turns)
      .set({
        updateDate: clock(),
        ...(text === undefined ? {} : { content: text.toWellFormed() }),
        ...(ending && {
          status: toStatus(ending),
          error: ending.error ?? null,
          isRetryable: ending.isRetryable ?? null,
        }),
      })
      .where(and(eq(turns.conversationId, conversationId), eq(turns.id, answerId)))
      .returning({ status: turns.status })
    return row?.status === 'running'
  }
}

/** What was stopped elsewhere stays stopped. */
function toStatus({ status }: Ending) {
  return sql`case when ${turns.status} = 'running' then ${status ?? null} else ${turns.status} end`
}
