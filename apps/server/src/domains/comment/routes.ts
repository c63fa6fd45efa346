import { contract } from '@mozhan/api-client/contract'
import type { Router } from '../../http/router.ts'
import { toTree } from '../../text/to-tree.ts'
import { findComments } from './queries.ts'

export function commentRoutes({ mount, context }: Router): void {
  mount(contract.comment.listComments, async ({ params, query }) => {
    const rows = await findComments(context.db, query?.targetType ?? 'article', params.id)
    const flat = rows.map((row) => ({
      id: row.id,
      parentId: row.parentId ?? undefined,
      userId: row.userId,
      nickName: row.nickName,
      userImage: row.userImage,
      articleId: row.targetId,
      content: row.content,
      createDate: row.createDate.toISOString(),
    }))
    return toTree(flat).reverse()
  })
}
