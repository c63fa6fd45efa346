import { parseId } from '../db/id.ts'

/** A row at which a part ends: its time in ms, its id and its votes. */
export interface Position {
  readonly createdMs: string
  readonly id: string
  readonly votes: number
}

/** Where a part of the top level starts. */
export interface TopPosition {
  /** Absent: at the first row that is not pinned. */
  readonly after?: Position | undefined
  /** The row that was pinned when the first part was read. */
  readonly pinned?: string | undefined
}

/** Where a part of the replies starts, and its direction. */
export type ReplyPosition =
  | { readonly direction: 'start' }
  | { readonly direction: 'after' | 'before'; readonly position: Position }

const TOP = /^(?:(\d{1,9})_(\d{1,14}|-\d{1,13})_(\d{1,19}))?(?:p(\d{1,19}))?$/
const REPLY = /^([ab])(\d{1,14}|-\d{1,13})_(\d{1,19})$/

export function writeTopCursor({ after, pinned }: TopPosition): string {
  const position = after === undefined ? '' : `${after.votes}_${after.createdMs}_${after.id}`
  return pinned === undefined ? position : `${position}p${pinned}`
}

/** Undefined for an invalid cursor: the list starts at its beginning. */
export function readTopCursor(cursor: string | undefined): TopPosition | undefined {
  const match = TOP.exec(cursor || 'none')
  if (match === null) return undefined
  const [, votes, ms] = match
  const [id, pinned] = [parseId(match[3]), parseId(match[4])]
  if (ms === undefined || id === undefined) return { pinned }
  return { after: { votes: Number(votes), createdMs: ms, id }, pinned }
}

export function writeReplyCursor(reply: ReplyPosition): string {
  if (reply.direction === 'start') return 'a'
  return `${reply.direction === 'after' ? 'a' : 'b'}${reply.position.createdMs}_${reply.position.id}`
}

/** The start for an invalid cursor. */
export function readReplyCursor(cursor: string | undefined): ReplyPosition {
  const [, direction, ms, digits] = REPLY.exec(cursor ?? '') ?? []
  const id = parseId(digits)
  if (ms === undefined || id === undefined) return { direction: 'start' }
  return {
    direction: direction === 'b' ? 'before' : 'after',
    position: { createdMs: ms, id, votes: 0 },
  }
}
