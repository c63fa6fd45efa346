import { articleId } from './load-articles.ts'
import type { DemoComment, DemoId } from './types.ts'
import { userId } from './users.ts'

/** A comment with its replies, oldest first. */
export interface ThreadComment {
  readonly by: string
  readonly daysAgo: number
  readonly text: string
  readonly deleted?: boolean
  readonly replies?: readonly ThreadComment[]
}

/** The threads of one article, by its slug. */
export type Threads = Readonly<Record<string, readonly ThreadComment[]>>

/** Flattens threads into rows. Ids increase in the order of the source. */
export function toComments(threads: Threads): DemoComment[] {
  const rows: DemoComment[] = []
  function add(comment: ThreadComment, article: DemoId, parentId: DemoId | undefined): void {
    const id = `1844200000000001${String(rows.length + 1).padStart(3, '0')}`
    rows.push({
      id,
      articleId: article,
      userId: userId(comment.by),
      parentId,
      content: comment.text,
      deleted: comment.deleted ?? false,
      createDate: { daysAgo: comment.daysAgo },
    })
    for (const reply of comment.replies ?? []) add(reply, article, id)
  }
  for (const [slug, comments] of Object.entries(threads)) {
    for (const comment of comments) add(comment, articleId(slug), undefined)
  }
  return rows
}
