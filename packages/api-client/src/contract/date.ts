import * as z from 'zod/mini'
import type { Rule } from './rule.ts'

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/
/** As issues of `refusal`. */
const params: Rule = { rule: 'date' }

const LOCAL = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)$/

/**
 * Schema of a time as an ISO string in UTC. Converts milliseconds, offsets and the form without a zone of older back ends
 * (China Standard Time).
 */
export const dateSchema = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value, context) => {
    const isIso = typeof value === 'string' && ISO.test(value)
    const local = typeof value === 'string' ? LOCAL.exec(value) : null
    const date = new Date(local ? `${local[1]}T${local[2]}+08:00` : value)
    if (!Number.isNaN(date.getTime())) return isIso ? value : date.toISOString()
    context.issues.push({ code: 'custom', input: value, message: 'must be a date', params })
    return z.NEVER
  }),
)
