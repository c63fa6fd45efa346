import { type AnswerOf, contract, RESOURCE_STATUS } from '@mozhan/api-client/contract'
import { sql } from 'drizzle-orm'
import { findFilteredPage } from '../../feed/find-filtered-page.ts'
import { findFeedPage } from '../../feed/find-page.ts'
import { ALL, FEED_KIND } from '../../feed/scopes.ts'
import { toPage } from '../../feed/to-page.ts'
import { DomainError } from '../../http/errors.ts'
import type { Router } from '../../http/router.ts'
import type { Viewer } from '../../http/tokens.ts'
import { likePattern } from '../../text/like-pattern.ts'
import { copy } from './copy.ts'
import { findResourcesByIds, findResourceTypes, type ResourceRow } from './queries.ts'

export function resourceRoutes({ mount, context }: Router): void {
  const { resource } = contract
  const { db, anchors } = context

  mount(resource.listResourceTypes, () => findResourceTypes(db))

  mount(resource.findResources, async ({ body, viewer }) => {
    const { userId, type, title } = body
    const scope =
      userId === undefined
        ? { kind: FEED_KIND.resource, scopeId: ALL }
        : { kind: FEED_KIND.resourceUser, scopeId: userId }
    const pattern = title?.trim() && likePattern(title)
    const condition = sql`exists (select 1 from mxg_resource r where r.id = walk.id
      and ${type ? sql`r.type = ${type}` : sql`true`}
      and ${pattern ? sql`r.title ilike ${pattern}` : sql`true`})`
    const page =
      type || pattern
        ? await findFilteredPage(db, scope, [], condition, 'updated', body)
        : await findFeedPage(db, anchors, scope, 'updated', body)
    const rows = await findResourcesByIds(db, page.ids)
    return toPage(
      body,
      page,
      rows.map((row) => presentResource(viewer, row)),
    )
  })

  mount(resource.getResource, async ({ params, viewer }) => {
    const [row] = await findResourcesByIds(db, [params.id])
    const isShown = row?.status === RESOURCE_STATUS.approved
    const isOwn = row !== undefined && row.userId === viewer?.id
    if (row === undefined || row.status === RESOURCE_STATUS.deleted || !(isShown || isOwn)) {
      throw new DomainError('notFound', copy.missing)
    }
    context.views.add('resource', row.id)
    return presentResource(viewer, row)
  })
}

/** Visitors see what there is, not where it lies. */
function presentResource(
  viewer: Viewer | null,
  { likeCount, createDate, updateDate, ...row }: ResourceRow,
): AnswerOf<typeof contract.resource.getResource> {
  return {
    ...row,
    fileUrl: viewer === null ? undefined : row.fileUrl,
    thumhup: likeCount,
    labelIds: row.labelList.map((label) => label.id),
    createDate: createDate.toISOString(),
    updateDate: updateDate.toISOString(),
  }
}
