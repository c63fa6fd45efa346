import type { TextPiece } from '../model/marked-text.ts'

export interface MarkedProps {
  pieces: readonly TextPiece[]
}

/** A text with what was looked for in it. */
export function Marked({ pieces }: MarkedProps) {
  return pieces.map(({ text, isHit }, at) => (isHit ? <em key={at}>{text}</em> : text))
}
