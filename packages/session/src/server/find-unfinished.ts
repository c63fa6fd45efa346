import { type DraftKind, MAX_PAGE_SIZE } from '@mozhan/api-client/contract'
import type { Member } from './require-session.ts'

/** The member's unfinished texts of a kind that belong to nothing published yet, the one saved last first. */
export async function findUnfinished({ api }: Pick<Member, 'api'>, kind: DraftKind) {
  const body = { current: 1, size: MAX_PAGE_SIZE, kind, isNew: 1 } as const
  const { records } = await api.draft.listDrafts({ body })
  return records.map(({ id, title, updateDate }) => ({ id, title, date: updateDate ?? '' }))
}
