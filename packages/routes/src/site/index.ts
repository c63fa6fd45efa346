export { findCachePolicy } from './find-cache-policy.ts'
export { listRewrites } from './list-rewrites.ts'
export { parseVariant } from './parse-variant.ts'
export {
  listGuarded,
  listPatterns,
  listSitemapPages,
  listSlashPaths,
  pathOf,
  type RouteName,
  routeNames,
  screensNamed,
} from './screens.ts'
export {
  parseSitemapPart,
  SITEMAP_KINDS,
  SITEMAP_ROUTES,
  type SitemapKind,
  toSitemapPart,
} from './site-map.ts'
