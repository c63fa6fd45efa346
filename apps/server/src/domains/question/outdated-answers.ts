import { RENDERER_VERSION } from '@mozhan/markdown'
import { and, asc, eq, gt, isNotNull, ne } from 'drizzle-orm'
import { answers } from '../../platform/db/schema/index.ts'
import { type RenderContext, renderContent } from '../../platform/text/render-content.ts'
import {
  OUTDATED_BATCH,
  OUTDATED_OWNER,
  type OutdatedTextSource,
} from '../../platform/text/render-outdated.ts'

/** Finds answers that an older renderer has rendered, and renders them again. */
export function outdatedAnswers(context: RenderContext): OutdatedTextSource {
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
        // A page shows several answers.
        idPrefix: `a${id}-`,
      })
      await context.db
        .update(answers)
        .set({ htmlContent, htmlVersion })
        // Not if the answer was edited meanwhile.
        .where(and(eq(answers.id, id), eq(answers.mdContent, mdContent)))
    },
  }
}
