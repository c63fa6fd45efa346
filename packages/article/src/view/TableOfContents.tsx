import { copy } from '../copy.ts'
import type { TocLine } from '../model/toc.ts'
import classes from './TableOfContents.module.css'

export interface TableOfContentsProps {
  lines: readonly TocLine[]
  /** `side` is sticky beside the text, `fold` is above it and opens on demand. @default 'side' */
  variant?: 'side' | 'fold'
}

/** Shorter lists are not shown. */
const MIN_LINES = 2

/** Headings of an article as links. A client component marks the section in view with `aria-current`. */
export function TableOfContents({ lines, variant = 'side' }: TableOfContentsProps) {
  if (lines.length < MIN_LINES) return null
  if (variant === 'fold') {
    return (
      <details className={classes.fold}>
        <summary className={classes.summary}>{copy.article.toc}</summary>
        <nav aria-label={copy.article.toc}>
          <Lines lines={lines} />
        </nav>
      </details>
    )
  }
  return (
    <nav className={classes.side} aria-label={copy.article.toc} data-article-toc>
      <h2 className={classes.heading}>{copy.article.toc}</h2>
      <Lines lines={lines} />
    </nav>
  )
}

function Lines({ lines }: { lines: readonly TocLine[] }) {
  return (
    <ol className={classes.list}>
      {lines.map(({ id, text, indent }) => (
        <li key={id}>
          {/* Not percent-encoded: browsers match it with the id and display it readably. */}
          <a className={classes.link} href={`#${encodeURIComponent(id)}`} data-indent={indent}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}
