import { articleId } from './load-articles.ts'
import { userId } from './people.ts'
import type { DemoComment, DemoId } from './types.ts'

/** A comment with what was answered to it, oldest first. */
export interface ThreadComment {
  readonly by: string
  readonly daysAgo: number
  readonly text: string
  readonly deleted?: boolean
  readonly replies?: readonly ThreadComment[]
}

/** The threads under one article, by the name of its file. */
export type Threads = Readonly<Record<string, readonly ThreadComment[]>>

/** Flattens threads into rows; ids count up in the order of the source. */
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
