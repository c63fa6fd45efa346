import type { CollectItem, TargetType } from '@mozhan/api-client/contract'

/** Kinds of collected entries by their value in the address. */
export const COLLECT_KINDS = ['article', 'question', 'resource'] as const
export type CollectKind = (typeof COLLECT_KINDS)[number]

/** Kind of an address; undefined (all kinds) for other values. */
export function toCollectKind(value: string | undefined): CollectKind | undefined {
  return COLLECT_KINDS.find((kind) => kind === value)
}

/** Row of the collection. */
export interface CollectRow {
  id: string
  kind: CollectKind
  title: string
  summary: string
  author: { id: string; name: string }
  /** ISO date of collecting; empty when the back end does not send it. */
  date: string
}

export function toCollectRow(item: CollectItem): CollectRow {
  return {
    id: item.targetId,
    kind: toKind(item.targetType),
    title: item.title.trim(),
    summary: item.summary.trim(),
    author: { id: item.userId ?? '', name: item.nickName.trim() },
    date: item.createDate ?? '',
  }
}

function toKind(type: TargetType): CollectKind {
  return toCollectKind(type) ?? 'article'
}
