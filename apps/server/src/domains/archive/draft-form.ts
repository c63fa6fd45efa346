import { isPictureAddress } from '@mozhan/markdown/picture-address'
import { z } from 'zod'
import { id } from './heads.ts'

/** What of a form means something on one site alone. */
export interface SiteBound {
  readonly cover?: string | undefined
  readonly labelIds?: readonly string[] | undefined
  readonly columnIds?: readonly string[] | undefined
}

/** A kept draft, taken apart; without `form` it is text as a whole. */
export interface DraftParts extends SiteBound {
  readonly body: string
  /** All other fields. */
  readonly form?: Readonly<Record<string, unknown>>
}

// More labels or columns than these are no form that an editor kept.
const ids = z.array(id).max(50).optional().catch(undefined)
const siteBound = z.object({
  cover: z
    .string()
    .refine((address) => isPictureAddress(address))
    .optional()
    .catch(undefined),
  labelIds: ids,
  columnIds: ids,
})

/** The form of a draft is JSON with the text in `content`; what is not is text as a whole. */
export function takeApart(kept: string): DraftParts {
  const form = parseForm(kept)
  if (typeof form?.content !== 'string') return { body: kept }
  const bound = siteBound.parse(form)
  const taken = Object.entries(bound).flatMap(([key, value]) => (value === undefined ? [] : key))
  const rest = Object.entries(form).filter(([key]) => key !== 'content' && !taken.includes(key))
  return { ...bound, body: form.content, form: Object.fromEntries(rest) }
}

/** The form of a draft, put together again. */
export function putTogether(body: string, form: DraftParts['form'], bound: SiteBound): string {
  return form === undefined ? body : JSON.stringify({ ...bound, ...form, content: body })
}

function parseForm(kept: string): Record<string, unknown> | undefined {
  try {
    const form: unknown = JSON.parse(kept)
    const isForm = typeof form === 'object' && form !== null && !Array.isArray(form)
    return isForm ? Object.fromEntries(Object.entries(form)) : undefined
  } catch {
    return undefined
  }
}
