import { RENDERER_VERSION } from '@mozhan/markdown'
import { and, asc, eq, gt, isNotNull, ne } from 'drizzle-orm'
import { answers } from '../../platform/db/schema/index.ts'
import { type RenderContext, renderContent } from '../../platform/text/render-content.ts'
import {
  OUTDATED_BATCH,
  OUTDATED_OWNER,
  type OutdatedTexts,
} from '../../platform/text/render-outdated.ts'

/** Answers that were rendered by an older renderer. */
export function outdatedAnswers(context: RenderContext): OutdatedTexts {
  return {
    async find(after) {
      const rows = await context.db
        .select({ id: answers.id, mdContent: answers.mdContent })
        .from(answers)
        .where(
          and(
            gt(answers.id, after),
            isNotNull(answers.mdContent),
            ne(answers.htmlVersion, RENDERER_VERSION),
          ),
        )
        .orderBy(asc(answers.id))
        .limit(OUTDATED_BATCH)
      return rows.map((row) => ({ id: row.id, mdContent: row.mdContent ?? '' }))
    },
    async render({ id, mdContent }) {
      const { htmlContent, htmlVersion } = await renderContent(context, mdContent, {
        owner: OUTDATED_OWNER,
        idPrefix: `a${id}-`,
      })
      await context.db
        .update(answers)
        .set({ htmlContent, htmlVersion })
        .where(and(eq(answers.id, id), eq(answers.mdContent, mdContent)))
    },
  }
}
