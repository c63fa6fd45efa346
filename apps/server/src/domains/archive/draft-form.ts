import { isPictureAddress } from '@mozhan/markdown/picture-address'
import { z } from 'zod'
import { id } from './heads.ts'

/** Fields of a form whose values are valid on one site only. */
export interface SiteFields {
  readonly cover?: string | undefined
  readonly labelIds?: readonly string[] | undefined
  readonly columnIds?: readonly string[] | undefined
}

/** The parts of a stored draft. Without `form`, `body` is the whole content. */
export interface DraftParts extends SiteFields {
  readonly body: string
  /** All other fields. */
  readonly form?: Readonly<Record<string, unknown>>
}

// The editor never saves more labels or columns than this.
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

/** Splits stored draft content: JSON with the text in `content`, or else plain text. */
export function splitDraftContent(stored: string): DraftParts {
  const form = parseForm(stored)
  if (typeof form?.content !== 'string') return { body: stored }
  const bound = siteBound.parse(form)
  const boundKeys = Object.entries(bound).flatMap(([key, value]) =>
    value === undefined ? [] : key,
  )
  const rest = Object.entries(form).filter(([key]) => key !== 'content' && !boundKeys.includes(key))
  return { ...bound, body: form.content, form: Object.fromEntries(rest) }
}

/** Joins the parts to draft content. */
export function joinDraftContent(
  body: string,
  form: DraftParts['form'],
  bound: SiteFields,
): string {
  return form === undefined ? body : JSON.stringify({ ...bound, ...form, content: body })
}

function parseForm(stored: string): Record<string, unknown> | undefined {
  try {
    const form: unknown = JSON.parse(stored)
    const isForm = typeof form === 'object' && form !== null && !Array.isArray(form)
    return isForm ? Object.fromEntries(Object.entries(form)) : undefined
  } catch {
    return undefined
  }
}
