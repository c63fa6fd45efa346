import { SEARCH_TYPE } from '@mozhan/api-client/contract'
import { userPage } from '@mozhan/routes'
import { formatCount, LabelLinks, UserText } from '@mozhan/ui'
import { RelativeTime, SmartLink } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import type { Found } from '../model/found.ts'
import { nameOfKind, searchHref } from '../model/search-state.ts'
import classes from './HitItem.module.css'
import { Marked } from './Marked.tsx'

export interface HitItemProps {
  found: Found
  /** Query, for links that filter by label. */
  searchKey: string
  /** Whether the list contains several kinds. */
  isMixed: boolean
}

/** Search result: title, matching passage and origin. */
export function HitItem({ found, searchKey, isMixed }: HitItemProps) {
  const { kind, href, title, passage } = found
  return (
    <article className={classes.item}>
      <h2 className={classes.title}>
        {!isMixed || kind === SEARCH_TYPE.article ? null : (
          <span className={classes.kind}>{copy.kinds[nameOfKind(kind)]}</span>
        )}
        <SmartLink href={href}>
          <bdi>
            <Marked pieces={title} />
          </bdi>
        </SmartLink>
      </h2>
      {passage.length > 0 ? (
        <p className={classes.passage}>
          <Marked pieces={passage} />
        </p>
      ) : null}
      {kind === SEARCH_TYPE.user ? null : <Foot found={found} searchKey={searchKey} />}
    </article>
  )
}

/** Author, date and labels. */
function Foot({ found, searchKey }: Omit<HitItemProps, 'isMixed'>) {
  const { kind, author, date, views, labels } = found
  return (
    <div className={classes.foot}>
      <p className={classes.byline}>
        <SmartLink className={classes.author} href={userPage.href({ id: author.id })}>
          <UserText>{author.name || copy.anonymous}</UserText>
        </SmartLink>
        {date ? (
          <span>
            <RelativeTime date={date} style="short" />
          </span>
        ) : null}
        {views > 0 ? <span>{copy.views(formatCount(views))}</span> : null}
      </p>
      <LabelLinks
        labels={labels}
        hrefFor={(labelId) => searchHref({ key: searchKey, kind, labelId })}
        label={copy.filters.labels}
      />
    </div>
  )
}
