export { findKeeping, type Keeping } from './find-keeping.ts'
export { listRewrites, type Rewrite } from './list-rewrites.ts'
export {
  listBothSpellings,
  listGuarded,
  listPatterns,
  pathOf,
  type RouteName,
  routeNames,
  routesNamed,
} from './screens.ts'
export {
  listSitemapPages,
  parseSitemapPart,
  SITEMAP_KINDS,
  SITEMAP_ROUTES,
  type SitemapKind,
  toSitemapPart,
} from './site-map.ts'
