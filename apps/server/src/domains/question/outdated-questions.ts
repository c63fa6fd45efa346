import { RENDERER_VERSION } from '@mozhan/markdown'
import { and, asc, eq, gt, ne } from 'drizzle-orm'
import { questions } from '../../platform/db/schema/index.ts'
import { indexDocument } from '../../platform/search/index-document.ts'
import { indexText } from '../../platform/search/index-text.ts'
import { renderContent } from '../../platform/text/render-content.ts'
import {
  OUTDATED_BATCH,
  OUTDATED_OWNER,
  type OutdatedTextSource,
} from '../../platform/text/render-outdated.ts'
import type { WritingContext } from '../../platform/text/writing-context.ts'
import { foundQuestions } from './found-questions.ts'

/** Questions that were rendered by an older renderer. */
export function outdatedQuestions(context: WritingContext): OutdatedTextSource {
  return {
    find: (after) =>
      context.db
        .select({ id: questions.id, mdContent: questions.mdContent })
        .from(questions)
        .where(and(gt(questions.id, after), ne(questions.htmlVersion, RENDERER_VERSION)))
        .orderBy(asc(questions.id))
        .limit(OUTDATED_BATCH),
    async render({ id, mdContent }) {
      const { minutes: _minutes, ...content } = await renderContent(context, mdContent, {
        owner: OUTDATED_OWNER,
      })
      const indexed = await indexText(context, content, OUTDATED_OWNER)
      await context.inUnit(async (unit) => {
        const tx = unit.db
        const rows = await tx
          .update(questions)
          .set(content)
          .where(and(eq(questions.id, id), eq(questions.mdContent, mdContent)))
          .returning({ id: questions.id })
        if (rows.length > 0) await indexDocument(tx, foundQuestions, id, indexed)
        unit.invalidate(`question:${id}`)
      })
    },
  }
}
