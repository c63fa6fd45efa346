import { comments } from '../../../platform/db/schema/index.ts'
import { renderComment } from '../../../platform/text/render-comment.ts'
import type { RenderContext } from '../../../platform/text/render-content.ts'
import type { DemoComment } from '../demo/types.ts'
import { insertRows, toDate } from './rows.ts'

/** Owner of the rendering tasks; see `WorkerPool`. */
const OWNER = 'seed'

/** Comments, rendered in the same way as new ones. A deleted comment is a placeholder without text. */
export async function insertComments(
  context: RenderContext,
  content: readonly DemoComment[],
  now: Date,
): Promise<void> {
  const rows: (typeof comments.$inferInsert)[] = []
  const parents = new Map(content.map(({ id, parentId }) => [id, parentId]))
  for (const { articleId, deleted, createDate, ...comment } of content) {
    const date = toDate(createDate, now)
    const rootId = getRoot(parents, comment.id)
    const common = { ...comment, rootId, targetId: articleId, createDate: date }
    if (deleted) {
      rows.push({ ...common, content: '', deleteDate: date })
    } else {
      const { htmlContent, htmlVersion } = await renderComment(
        context,
        common.id,
        common.content,
        OWNER,
      )
      rows.push({ ...common, htmlContent, htmlVersion })
    }
  }
  await insertRows(context.db, comments, rows)
}

/** The top-level ancestor of a comment; undefined for a top-level comment. */
function getRoot(parents: ReadonlyMap<string, string | undefined>, id: string): string | undefined {
  const parent = parents.get(id)
  return parent === undefined ? undefined : (getRoot(parents, parent) ?? parent)
}
