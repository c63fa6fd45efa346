import classes from './FormatMark.module.css'

export interface FormatMarkProps {
  /** Extension, upper case. */
  format: string
}

/** Longest extension that fits. */
const FITS = 5

/** The kind of a file as a small stamp; decoration, since its name says it too. */
export function FormatMark({ format }: FormatMarkProps) {
  return (
    <span className={classes.mark} aria-hidden>
      {format.slice(0, FITS)}
    </span>
  )
}
