import { RENDERER_VERSION } from '@mozhan/markdown'
import { and, asc, eq, gt, isNull, ne, or } from 'drizzle-orm'
import { comments } from '../../platform/db/schema/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { renderComment } from '../../platform/text/render-comment.ts'
import type { RenderContext } from '../../platform/text/render-content.ts'
import {
  OUTDATED_BATCH,
  OUTDATED_OWNER,
  type OutdatedTextSource,
} from '../../platform/text/render-outdated.ts'

/** Comments that were rendered by an older renderer. */
export function outdatedComments(
  context: RenderContext & Pick<Platform, 'inUnit'>,
): OutdatedTextSource {
  return {
    find: (after) =>
      context.db
        .select({ id: comments.id, mdContent: comments.content })
        .from(comments)
        .where(
          and(
            gt(comments.id, after),
            isNull(comments.deleteDate),
            or(isNull(comments.htmlVersion), ne(comments.htmlVersion, RENDERER_VERSION)),
          ),
        )
        .orderBy(asc(comments.id))
        .limit(OUTDATED_BATCH),
    async render({ id, mdContent }) {
      const { htmlContent, htmlVersion } = await renderComment(
        context,
        id,
        mdContent,
        OUTDATED_OWNER,
      )
      await context.inUnit(async (unit) => {
        const tx = unit.db
        const rendered = await tx
          .update(comments)
          .set({ htmlContent, htmlVersion })
          .where(and(eq(comments.id, id), eq(comments.content, mdContent)))
          .returning({ type: comments.targetType, target: comments.targetId })
        for (const { type, target } of rendered) unit.invalidate(`${type}:${target}`)
      })
    },
  }
}
