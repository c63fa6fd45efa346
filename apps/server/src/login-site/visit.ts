import type { Context } from 'hono'
import type { LoginSiteContext } from './context.ts'
import { createFrontReader, type Front } from './front.ts'
import { createReturnRule, type ReturnRule, toReturnAddress } from './return-address.ts'

/** One request: how it came here, and where it may go. */
export interface Visit {
  readonly front: Front
  readonly rule: ReturnRule
  /** Whether browsers may send the cookies over https only. */
  readonly isSecure: boolean
  /** Where the reader wants to go back to, checked. */
  readonly back: string
}

/** @returns a function that reads the visit; `asked` stands for the query's `redirectURL` */
export function createVisitReader({ config }: Pick<LoginSiteContext, 'config'>) {
  const readFront = createFrontReader(config.trustedProxies)
  return (c: Context, asked = c.req.query('redirectURL')): Visit => {
    const front = readFront(c)
    const rule = createReturnRule(config, front)
    const isSecure = front.protocol === 'https:' || config.loginSiteUrl.startsWith('https:')
    return { front, rule, isSecure, back: toReturnAddress(asked, rule) }
  }
}

export type ReadVisit = ReturnType<typeof createVisitReader>
