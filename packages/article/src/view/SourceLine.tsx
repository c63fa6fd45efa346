import { copy } from '../copy.ts'
import type { ArticleOrigin } from '../model/article-detail.ts'
import classes from './SourceLine.module.css'

export interface SourceLineProps {
  origin: ArticleOrigin
  /** URL or name of the source. */
  source?: string
}

const WORDS = { reprint: copy.article.reprinted, translation: copy.article.translated } as const

/** Source of a reprint or a translation; nothing for an original article. */
export function SourceLine({ origin, source }: SourceLineProps) {
  if (origin === 'original') return null
  return (
    <p className={classes.line}>
      <span className={classes.kind}>{WORDS[origin]}</span>
      {source ? (
        <span className={classes.source}>
          {copy.article.source} {isAddress(source) ? <SourceLink href={source} /> : source}
        </span>
      ) : null}
    </p>
  )
}

function SourceLink({ href }: { href: string }) {
  return (
    <a className={classes.link} href={href} rel="noopener nofollow ugc" target="_blank">
      {href.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
    </a>
  )
}

function isAddress(source: string): boolean {
  return /^https?:\/\/\S+$/i.test(source)
}
