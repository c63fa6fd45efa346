import { contract } from '@mozhan/api-client/contract'
import { DomainError } from '../../platform/http/errors.ts'
import type { Router } from '../../platform/http/router.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import { linkNext } from '../../platform/threads/response-part.ts'
import { getVisibleTarget } from '../reaction/index.ts'
import { createComment, deleteComment } from './commands.ts'
import { copy } from './copy.ts'
import { listComments, listReplies } from './list-comments.ts'
import { presentComment } from './present.ts'
import { getComment } from './queries.ts'

export function commentRoutes({ mount, context }: Router): void {
  const { comment } = contract
  const { db } = context

  mount(comment.listComments, async ({ params, query, viewer, request }) => {
    const target = { type: query?.targetType ?? 'article', id: params.id } as const
    await checkTarget(viewer, target)
    const { trees, next } = await listComments(db, target, query ?? {})
    linkNext(request, next)
    return trees
  })

  mount(comment.listReplies, async ({ params, query, viewer }) => {
    const { target } = await getVisibleComment(viewer, params.id)
    return listReplies(db, target, params.id, query?.cursor)
  })

  mount(comment.getComment, async ({ params, viewer }) => {
    const { row } = await getVisibleComment(viewer, params.id)
    return presentComment(row)
  })

  mount(comment.createComment, ({ viewer, body }) => createComment(context, viewer, body))

  mount(comment.deleteComment, async ({ viewer, params }) => {
    await deleteComment(context, viewer, params.id)
    return null
  })

  async function getVisibleComment(viewer: Viewer | null, id: string) {
    const row = await getComment(db, id)
    if (row === undefined) throw new DomainError('notFound', copy.missing)
    const type = row.targetType === 'resource' ? 'resource' : 'article'
    const target = { type, id: row.targetId } as const
    await checkTarget(viewer, target)
    return { row, target }
  }

  /** Comments are readable by those who may read their target. */
  async function checkTarget(
    viewer: Viewer | null,
    target: { type: 'article' | 'resource'; id: string },
  ): Promise<void> {
    const visible = await getVisibleTarget(db, viewer, target)
    if (visible === undefined) throw new DomainError('notFound', copy.missingTarget[target.type])
  }
}
