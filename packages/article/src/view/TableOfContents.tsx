import { copy } from '../copy.ts'
import type { TocLine } from '../model/toc.ts'
import classes from './TableOfContents.module.css'

export interface TableOfContentsProps {
  lines: readonly TocLine[]
  /** `side` stands beside the text and follows it, `fold` above it and opens on demand. @default 'side' */
  variant?: 'side' | 'fold'
}

/** A contents list shorter than this says nothing. */
const MIN_LINES = 2

/** The headings of an article as links. What is being read is marked by an island through `aria-current`. */
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
          {/* The plain form: browsers match it with the id and show it readable in the address. */}
          <a className={classes.link} href={`#${encodeURIComponent(id)}`} data-indent={indent}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}
