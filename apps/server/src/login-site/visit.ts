import type { Context } from 'hono'
import type { LoginSiteContext } from './context.ts'
import { createPublicOriginReader, type PublicOrigin } from './public-origin.ts'
import { createReturnRule, type ReturnRule, toReturnAddress } from './return-address.ts'

/** Request data: public origin and return address. */
export interface Visit {
  readonly publicOrigin: PublicOrigin
  readonly rule: ReturnRule
  /** Whether cookies are sent over https only. */
  readonly isSecure: boolean
  /** The checked return address. */
  readonly back: string
}

/** Creates a function that reads the visit. Its parameter replaces the query parameter `redirectURL`. */
export function createVisitReader({ config }: Pick<LoginSiteContext, 'config'>) {
  const readPublicOrigin = createPublicOriginReader(config.trustedProxies)
  return (c: Context, redirectUrl = c.req.query('redirectURL')): Visit => {
    const publicOrigin = readPublicOrigin(c)
    const rule = createReturnRule(config, publicOrigin)
    const isSecure = publicOrigin.protocol === 'https:' || config.loginSiteUrl.startsWith('https:')
    return { publicOrigin, rule, isSecure, back: toReturnAddress(redirectUrl, rule) }
  }
}

export type ReadVisit = ReturnType<typeof createVisitReader>
