export { depart, guardRequest, onlyForNavigation } from './departures.ts'
export { FAILURE_DIGEST, failPage } from './fail-page.ts'
export { readFailure, signFailure } from './failure.ts'
export { findUnfinished } from './find-unfinished.ts'
export { isMissing } from './is-missing.ts'
export { REFRESH_SECONDS, REVALIDATE_SECONDS, START_TAG } from './keep-answer.ts'
export { loadSide } from './load-side.ts'
export { readSession } from './read-session.ts'
export { ADDRESS_HEADER, type Member, orFailPage, requireSession } from './require-session.ts'
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
