import { RENDERER_VERSION } from '@mozhan/markdown'
import { and, asc, eq, gt, ne } from 'drizzle-orm'
import { articles } from '../../platform/db/schema/index.ts'
import { indexDocument } from '../../platform/search/index-document.ts'
import { indexText } from '../../platform/search/index-text.ts'
import { renderContent } from '../../platform/text/render-content.ts'
import {
  OUTDATED_BATCH,
  OUTDATED_OWNER,
  type OutdatedTextSource,
} from '../../platform/text/render-outdated.ts'
import type { WritingContext } from '../../platform/text/writing-context.ts'
import { foundArticles } from './found-articles.ts'

/** Articles that were rendered by an older renderer. */
export function outdatedArticles(context: WritingContext): OutdatedTextSource {
  return {
    find: (after) =>
      context.db
        .select({ id: articles.id, mdContent: articles.mdContent })
        .from(articles)
        .where(and(gt(articles.id, after), ne(articles.htmlVersion, RENDERER_VERSION)))
        .orderBy(asc(articles.id))
        .limit(OUTDATED_BATCH),
    async render({ id, mdContent }) {
      const content = await renderContent(context, mdContent, { owner: OUTDATED_OWNER })
      const indexed = await indexText(context, content, OUTDATED_OWNER)
      await context.inUnit(async (unit) => {
        const tx = unit.db
        const rows = await tx
          .update(articles)
          .set(content)
          .where(and(eq(articles.id, id), eq(articles.mdContent, mdContent)))
          .returning({ id: articles.id })
        if (rows.length > 0) await indexDocument(tx, foundArticles, id, indexed)
        unit.invalidate(`article:${id}`)
      })
    },
  }
}
