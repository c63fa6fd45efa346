export { findCachePolicy } from './find-keeping.ts'
export { listRewrites } from './list-rewrites.ts'
export { parseVariant } from './parse-variant.ts'
export {
  listBothSpellings,
  listGuarded,
  listPatterns,
  listSitemapPages,
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
