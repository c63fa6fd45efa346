import { SEARCH_TYPE, type SearchHit } from '@mozhan/api-client/contract'
import { type TextPiece, toPieces } from './marked-text.ts'
import { KINDS, nameOfKind, type SearchKind } from './search-state.ts'

/** A search result. Plain data, because the server sends it to the client. */
export interface Found {
  id: string
  kind: SearchKind
  href: string
  title: TextPiece[]
  passage: TextPiece[]
  author: { id: string; name: string }
  /** ISO date; empty if unknown. */
  date: string
  views: number
  labels: { id: string; name: string }[]
}

const MAX_LABELS = 3

/** @param isMarked whether title and summary contain highlight marks; recommendations have none */
export function toFound(hit: SearchHit, isMarked: boolean): Found {
  const read = isMarked ? toPieces : toPlainPieces
  const isKnown = hit.type !== SEARCH_TYPE.all
  const kind = (isKnown && KINDS.find((each) => each === hit.type)) || SEARCH_TYPE.article
  return {
    id: hit.id,
    kind,
    href: hrefOf(kind, hit.id),
    title: read(hit.title),
    passage: read(hit.summary),
    author: { id: hit.userId ?? '', name: hit.nickName.trim() },
    date: hit.updateDate ?? hit.createDate ?? '',
    views: hit.viewCount,
    labels: hit.labelList.slice(0, MAX_LABELS).map(({ id, name }) => ({ id, name })),
  }
}

function toPlainPieces(text: string): TextPiece[] {
  return text === '' ? [] : [{ text, isHit: false }]
}

/** Address of a search result; see docs/rules.md#screens. */
function hrefOf(kind: SearchKind, id: string): string {
  return `/${nameOfKind(kind)}/${encodeURIComponent(id)}`
}
