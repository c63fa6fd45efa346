import { toneOfId } from '../tone.ts'
import classes from './ToneBar.module.css'
import tones from './tones.module.css'

export interface ToneBarProps {
  /** Decimal id of what the bar stands for; determines the colour. */
  id: string
  /** Sets the size. */
  className: string | undefined
}

/** A bar in the colour of an id. Decorative: the name is written beside it. */
export function ToneBar({ id, className }: ToneBarProps) {
  return (
    <span
      className={[tones.tone, classes.bar, className].filter(Boolean).join(' ')}
      data-tone={toneOfId(id)}
      aria-hidden
    />
  )
}
