import { contract } from '@mozhan/api-client/contract'
import { sql } from 'drizzle-orm'
import { DomainError } from '../../platform/http/errors.ts'
import type { Router } from '../../platform/http/router.ts'
import { findFilteredPage } from '../../platform/lists/find-filtered-page.ts'
import { findFeedPage } from '../../platform/lists/find-page.ts'
import { ALL, FEED_KIND } from '../../platform/lists/scopes.ts'
import { toPage } from '../../platform/lists/to-page.ts'
import { likePattern } from '../../platform/text/like-pattern.ts'
import { allowDownload, createResource, deleteResource, updateResource } from './commands.ts'
import { copy } from './copy.ts'
import { presentDetails, presentListedResource, presentResource } from './present.ts'
import {
  findOwnResourceIds,
  findResourcesByIds,
  findResourceTypes,
  getFileDetails,
} from './queries.ts'
import { canReadResource } from './visibility.ts'

export function resourceRoutes({ mount, context }: Router): void {
  const { resource } = contract
  const { db, anchors } = context

  mount(resource.listResourceTypes, () => findResourceTypes(db))

  mount(resource.findResources, async ({ body, viewer }) => {
    const { userId, type, title, order } = body
    const sort = order === 'hot' ? 'heat' : 'updated'
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
        ? await findFilteredPage(db, scope, [], condition, sort, body)
        : await findFeedPage(db, anchors, scope, sort, body)
    const rows = await findResourcesByIds(db, page.ids)
    return toPage(
      body,
      page,
      rows.map((row) => presentListedResource(viewer, row)),
    )
  })

  mount(resource.getResource, async ({ params, query, viewer }) => {
    const [row] = await findResourcesByIds(db, [params.id])
    if (row === undefined || !canReadResource(viewer, row))
      throw new DomainError('notFound', copy.missing)
    if (query?.view !== 0) context.views.add('resource', row.id)
    const details = await getFileDetails(db, row.fileUrl)
    return { ...presentResource(viewer, row), ...presentDetails(details) }
  })

  mount(resource.listMyResources, async ({ body, viewer }) => {
    const page = await findOwnResourceIds(db, viewer.id, body)
    const rows = await findResourcesByIds(db, page.ids)
    return toPage(
      body,
      { ...page, next: undefined },
      rows.map((row) => presentListedResource(viewer, row)),
    )
  })

  mount(resource.checkDownload, async ({ params, viewer }) =>
    viewer === null ? false : ((await allowDownload(context, viewer, params.id)) ?? false),
  )

  mount(resource.saveResource, ({ body: { id, ...draft }, viewer }) =>
    id === undefined
      ? createResource(context, viewer, draft)
      : updateResource(context, viewer, { ...draft, id }),
  )

  mount(resource.deleteResource, async ({ params, viewer }) => {
    await deleteResource(context, viewer, params.id)
    return null
  })
}
