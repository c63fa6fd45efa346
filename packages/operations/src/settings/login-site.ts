import type { Settings } from './schema.ts'

const LOGIN_PORT = 4100

/** Where readers sign in. */
export interface LoginSite {
  /** A full address, or `:port` for that port of the host that the reader is on. */
  readonly loginSiteUrl: string
  /** Where our own login site listens; absent: another one does its work. */
  readonly loginPort?: number
}

/** Ours is left out where LOGIN_SITE_URL names another one and LOGIN_PORT does not ask for it. */
export function findLoginSite({
  LOGIN_SITE_URL: address,
  LOGIN_PORT: given,
}: Pick<Settings, 'LOGIN_SITE_URL' | 'LOGIN_PORT'>): LoginSite {
  const isOwn = address === undefined || address.startsWith(':')
  const loginPort = given ?? Number(isOwn ? (address?.slice(1) ?? LOGIN_PORT) : LOGIN_PORT)
  const loginSiteUrl = address ?? `:${loginPort}`
  return loginSiteUrl === `:${loginPort}` || given !== undefined
    ? { loginSiteUrl, loginPort }
    : { loginSiteUrl }
}
