export { START_TAG } from './cache-answer.ts'
export { readFailure } from './failure.ts'
export { guardRequest, onlyForNavigation, redirectWithCookies } from './guard-request.ts'
export { isMissing } from './is-missing.ts'
export { listUnpublishedDrafts } from './list-unpublished-drafts.ts'
export { loadSide } from './load-side.ts'
export { readSession } from './read-session.ts'
export {
  ADDRESS_HEADER,
  type Member,
  redirectOnFailure,
  requireSession,
} from './require-session.ts'
export type { ServerApiOptions } from './server-api.ts'
export { createServerApi } from './server-api.ts'
export type { ServerSiteConfig } from './site-config.ts'
export {
  failureSecret,
  isBuilding,
  originOf,
  sessionCookieDomain,
  siteConfig,
} from './site-config.ts'
