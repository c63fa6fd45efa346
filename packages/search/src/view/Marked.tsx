import type { TextPiece } from '../model/marked-text.ts'

export interface MarkedProps {
  pieces: readonly TextPiece[]
}

/** Text with highlighted matches. */
export function Marked({ pieces }: MarkedProps) {
  return pieces.map(({ text, isHit }, at) => (isHit ? <em key={at}>{text}</em> : text))
}
