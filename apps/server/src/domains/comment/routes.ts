import { contract } from '@mozhan/api-client/contract'
import { DomainError } from '../../http/errors.ts'
import type { Router } from '../../http/router.ts'
import type { Viewer } from '../../http/tokens.ts'
import { toTree } from '../../text/to-tree.ts'
import { getSeenTarget } from '../reaction/targets.ts'
import { createComment, deleteComment } from './commands.ts'
import { copy } from './copy.ts'
import { presentComment } from './present.ts'
import { findComments } from './queries.ts'

export function commentRoutes({ mount, context }: Router): void {
  const { comment } = contract
  const { db } = context

  mount(comment.listComments, async ({ params, query, viewer }) => {
    const target = { type: query?.targetType ?? 'article', id: params.id } as const
    await checkTarget(viewer, target)
    const rows = await findComments(db, target.type, target.id)
    return toTree(rows.map(presentComment)).reverse()
  })

  mount(comment.createComment, async ({ viewer, body }) => {
    await createComment(context, viewer, body)
    return null
  })

  mount(comment.deleteComment, async ({ viewer, params }) => {
    await deleteComment(context, viewer, params.id)
    return null
  })

  /** What is said under something private is as private. */
  async function checkTarget(
    viewer: Viewer | null,
    target: { type: 'article' | 'resource'; id: string },
  ): Promise<void> {
    const seen = await getSeenTarget(db, viewer, target)
    if (seen === undefined) throw new DomainError('notFound', copy.missingTarget[target.type])
  }
}
