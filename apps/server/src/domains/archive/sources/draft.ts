import { and, eq } from 'drizzle-orm'
import { drafts } from '../../../db/schema/index.ts'
import type { EntryKind } from '../kinds.ts'
import type { Source } from './source.ts'

/** Unfinished writing: the text as body, everything else of the form in the front matter. */
export const draftSource: Source = {
  list({ db, userId }) {
    return db
      .select({ id: drafts.id, date: drafts.updateDate, words: drafts.title })
      .from(drafts)
      .where(eq(drafts.userId, userId))
  },

  async load({ db, userId, keyOf }, id) {
    const [row] = await db
      .select()
      .from(drafts)
      .where(and(eq(drafts.userId, userId), eq(drafts.id, id)))
    if (row === undefined) return undefined
    const { body, form, cover } = takeApart(row.content)
    return {
      head: {
        id,
        title: row.title,
        updated: row.updateDate.toISOString(),
        kind: row.kind,
        edits: row.targetId === null ? undefined : keyOf(kindOfTarget(row.kind), row.targetId),
        cover,
        form,
      },
      body,
    }
  },
}

/** What a draft of some kind changes. */
export function kindOfTarget(kind: string): EntryKind {
  return kind === 'question' || kind === 'answer' ? kind : 'article'
}

/** The form of a draft is JSON with the text in `content`; what is not is text as a whole. */
function takeApart(kept: string): { body: string; cover?: string; form?: unknown } {
  const form = parseForm(kept)
  if (typeof form?.content !== 'string') return { body: kept }
  const { content: body, imageUrl, ...rest } = form
  return typeof imageUrl === 'string' && imageUrl !== ''
    ? { body, cover: imageUrl, form: rest }
    : { body, form: { ...rest, ...('imageUrl' in form ? { imageUrl } : {}) } }
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

/** The form of a draft, put together again. */
export function putTogether(
  body: string,
  form: Readonly<Record<string, unknown>> | undefined,
  cover: string | undefined,
): string {
  if (form === undefined) return body
  return JSON.stringify({ ...form, content: body, ...(cover ? { imageUrl: cover } : {}) })
}
