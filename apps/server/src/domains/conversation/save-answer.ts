import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { turns } from '../../platform/db/schema/index.ts'
import type { Ending } from './running-answer.ts'

/**
 * Saves the text of an answer.
 * @param text undefined when nothing was added: only the heartbeat is updated
 * @param ending absent while the answer is running
 * @returns whether to continue: false when it was stopped elsewhere or its conversation was deleted
 */
export type SaveAnswer = (text: string | undefined, ending?: Ending) => Promise<boolean>

export function createSaveAnswer(
  { db, clock }: { readonly db: Database; readonly clock: () => Date },
  conversationId: string,
  answerId: string,
): SaveAnswer {
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

/** An answer that was stopped elsewhere stays stopped. */
function toStatus({ status }: Ending) {
  return sql`case when ${turns.status} = 'running' then ${status ?? null} else ${turns.status} end`
}
