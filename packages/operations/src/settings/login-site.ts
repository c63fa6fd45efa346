import type { Settings } from './schema.ts'

const LOGIN_PORT = 4100

/** Address of the login site. */
export interface LoginSite {
  /** A full address, or `:port` for that port of the host that the reader uses. */
  readonly loginSiteUrl: string
  /** Port of our own login site; absent: another login site is used. */
  readonly loginPort?: number
}

/** Our own login site is omitted if LOGIN_SITE_URL names another one and LOGIN_PORT is not set. */
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
