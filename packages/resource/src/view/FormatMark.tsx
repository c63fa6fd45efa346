import classes from './FormatMark.module.css'

export interface FormatMarkProps {
  /** Extension, upper case. */
  format: string
}

/** Maximum length of an extension that fits. */
const MAX_LENGTH = 5

/** Mark with the extension of a file. Decorative, because the name contains it. */
export function FormatMark({ format }: FormatMarkProps) {
  return (
    <span className={classes.mark} aria-hidden>
      {format.slice(0, MAX_LENGTH)}
    </span>
  )
}
