import { type SyndicationKind, syndicationHref } from '@mozhan/routes'
import { copy } from './copy.ts'
import classes from './FeedLink.module.css'

export type FeedLinkProps =
  | { kind: 'site'; id?: undefined }
  | { kind: Exclude<SyndicationKind, 'site'>; id: string }

/** Link to the feed of the site, a column, a label or an author. */
export function FeedLink({ kind, id = '' }: FeedLinkProps) {
  return (
    <a className={classes.link} href={syndicationHref(kind, id, 'rss')} type="application/rss+xml">
      {copy.subscribe}
    </a>
  )
}
