import { contract } from '@mozhan/api-client/contract'
import type { Router } from '../../platform/http/router.ts'
import { findPart, findPartStarts } from './queries.ts'

export function sitemapRoutes({ mount, context: { db } }: Router): void {
  const { sitemap } = contract

  mount(sitemap.listSitemapParts, ({ params }) => findPartStarts(db, params.kind))

  mount(sitemap.getSitemapPart, ({ params }) => findPart(db, params.kind, params.from))
}
