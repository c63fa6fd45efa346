import { SEARCH_TYPE, type SearchHit } from '@mozhan/api-client/contract'
import { type TextPiece, toPieces } from './marked-text.ts'
import { KINDS, nameOfKind, type SearchKind } from './search-state.ts'

/** Something that was found. Plain data: it crosses from server to client. */
export interface Found {
  id: string
  kind: SearchKind
  href: string
  title: TextPiece[]
  passage: TextPiece[]
  author: { id: string; name: string }
  /** ISO date; empty where nothing is known. */
  date: string
  views: number
  labels: { id: string; name: string }[]
}

const MAX_LABELS = 3

/** @param isMarked whether title and summary come out of a search, with marks; those of a recommendation are plain */
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

/** Where something that was found is read; see docs/rules.md#screens. */
function hrefOf(kind: SearchKind, id: string): string {
  return `/${nameOfKind(kind)}/${encodeURIComponent(id)}`
}
