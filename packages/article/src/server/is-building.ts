import 'server-only'

/** While Next builds there is no API: pages are made empty and expired by `site:start` before the site is ready. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build'
}
