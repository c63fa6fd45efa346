import type { Context } from 'hono'
import { type Tree, toTree } from '../text/to-tree.ts'
import type { SelectedThread } from './discussion.ts'
import type { ReplyPart } from './find-replies.ts'

/** Whether a part contains the whole discussion. */
export function isWhole(threads: readonly SelectedThread[], next: string | undefined): boolean {
  return next === undefined && threads.every((top) => (top.next ?? top.previous) === undefined)
}

interface Row {
  readonly id: string
  readonly parentId?: string | undefined
  readonly rootId?: string | undefined
}

/** Marks of a row about rows that the response omits. */
interface Edges {
  readonly childCount?: number | undefined
  readonly childPrevious?: string | undefined
  readonly childNext?: string | undefined
  readonly previous?: string | undefined
  readonly next?: string | undefined
  readonly total?: number | undefined
}

/** The trees of a part. A complete discussion has no marks, so that older clients can read it. */
export function toPartTrees<T extends Row>(
  threads: readonly SelectedThread[],
  rows: ReadonlyMap<string, T>,
  edges: { readonly next: string | undefined; readonly total: number | undefined },
): Tree<T & Edges>[] {
  const found = threads.flatMap(({ id, replyIds, totalReplies, previous, next }): (T & Edges)[] => {
    const isWhole = previous === undefined && next === undefined
    const marks = isWhole
      ? {}
      : { childCount: totalReplies, childPrevious: previous, childNext: next }
    return [id, ...replyIds].flatMap((each) => {
      const row = rows.get(each)
      return row === undefined ? [] : [{ ...row, ...(each === id ? marks : {}) }]
    })
  })
  const trees = toTree(found)
  const last = trees.at(-1)
  return last === undefined ? [] : [...trees.slice(0, -1), { ...last, ...edges }]
}

/** Replies of one part as a flat list with marks at both ends. */
export function toPartList<T extends Row>(
  { replyIds, previous, next }: ReplyPart,
  rows: ReadonlyMap<string, T>,
): (T & Edges & { children: [] })[] {
  const found = replyIds.flatMap((id) => rows.get(id) ?? [])
  return found.map((row, at) => ({
    ...row,
    children: [],
    ...(at === 0 ? { previous } : {}),
    ...(at === found.length - 1 ? { next } : {}),
  }))
}

/** Sets a link header to the next part (RFC 8288), for clients that do not know the marks. */
export function linkNext(request: Context, next: string | undefined): void {
  if (next === undefined) return
  const query = new URLSearchParams({ ...request.req.query(), cursor: next })
  request.header('link', `<?${query}>; rel="next"`)
}
