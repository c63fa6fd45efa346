import { type Draft, type DraftKind, MAX_PAGE_SIZE } from '@mozhan/api-client/contract'
import type { Member } from './require-session.ts'

/**
 * All drafts of one kind that the user has never published, the latest first.
 * @param member as `requireSession` returns it
 * @param kind of text
 * @returns id, title and ISO date of each
 * @throws ApiError if the API refuses
 * @example
 * ```ts
 * import { listUnpublishedDrafts, requireSession } from '@mozhan/session/server'
 *
 * const drafts = await listUnpublishedDrafts(await requireSession(), 'article')
 * ```
 */
export async function listUnpublishedDrafts({ api }: Pick<Member, 'api'>, kind: DraftKind) {
  const found: Draft[] = []
  for (let current = 1, pages = 1; current <= pages; current += 1) {
    const body = { current, size: MAX_PAGE_SIZE, kind, isNew: 1 } as const
    const page = await api.draft.listDrafts({ body })
    found.push(...page.records)
    pages = page.pages
  }
  return found.map(({ id, title, updateDate }) => ({ id, title, date: updateDate ?? '' }))
}
