import { parseId } from '../db/id.ts'

/** A row that a part ends at: its moment in ms, its id and its votes. */
export interface Place {
  readonly ms: string
  readonly id: string
  readonly votes: number
}

/** Where a part of the top level begins. */
export interface TopPlace {
  /** Absent: at the first row that is not pinned. */
  readonly after?: Place | undefined
  /** The row that was put before all others when the walk began. */
  readonly pinned?: string | undefined
}

/** Where a part below a top-level row begins, and which way it goes. */
export type BelowPlace =
  | { readonly way: 'start' }
  | { readonly way: 'after' | 'before'; readonly place: Place }

const TOP = /^(?:(\d{1,9})_(\d{1,14}|-\d{1,13})_(\d{1,19}))?(?:p(\d{1,19}))?$/
const BELOW = /^([ab])(\d{1,14}|-\d{1,13})_(\d{1,19})$/

export function writeTopPlace({ after, pinned }: TopPlace): string {
  const place = after === undefined ? '' : `${after.votes}_${after.ms}_${after.id}`
  return pinned === undefined ? place : `${place}p${pinned}`
}

/** Undefined for anything that `writeTopPlace` did not write: the list begins at its start then. */
export function readTopPlace(cursor: string | undefined): TopPlace | undefined {
  const match = TOP.exec(cursor || 'none')
  if (match === null) return undefined
  const [, votes, ms] = match
  const [id, pinned] = [parseId(match[3]), parseId(match[4])]
  if (ms === undefined || id === undefined) return { pinned }
  return { after: { votes: Number(votes), ms, id }, pinned }
}

export function writeBelowPlace(below: BelowPlace): string {
  if (below.way === 'start') return 'a'
  return `${below.way === 'after' ? 'a' : 'b'}${below.place.ms}_${below.place.id}`
}

/** The start for anything that `writeBelowPlace` did not write. */
export function readBelowPlace(cursor: string | undefined): BelowPlace {
  const [, way, ms, digits] = BELOW.exec(cursor ?? '') ?? []
  const id = parseId(digits)
  if (ms === undefined || id === undefined) return { way: 'start' }
  return { way: way === 'b' ? 'before' : 'after', place: { ms, id, votes: 0 } }
}
