import { articlePage, labelPage, userPage } from '@mozhan/routes'
import { Avatar, formatCount, LabelLinks, UserText } from '@mozhan/ui'
import { CommentCount, RelativeTime, SmartLink } from '@mozhan/ui/client'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import type { ArticleRow } from '../model/article-row.ts'
import classes from './ArticleCard.module.css'

export interface ArticleCardProps {
  article: ArticleRow
  /** Loads the picture eagerly, for rows that are visible without scrolling. @default false */
  isAbove?: boolean
  /** Hides the author, for lists on the author's page. @default false */
  withoutAuthor?: boolean
  /** Target of the title. @default the article's page */
  href?: string
  /** Controls of the author, shown below. */
  actions?: ReactNode
}

/** Row of an article; with a picture only if the author chose one. */
export function ArticleCard({
  article,
  isAbove = false,
  withoutAuthor = false,
  href = articlePage.href({ id: article.id }),
  actions,
}: ArticleCardProps) {
  const { title, summary, imageUrl, author, date, labels, views, likes, comments } = article
  return (
    <article className={classes.row}>
      <div className={classes.text}>
        <h2 className={classes.title}>
          <SmartLink href={href}>
            <UserText>{title}</UserText>
          </SmartLink>
        </h2>
        {summary ? <p className={classes.summary}>{summary}</p> : null}
      </div>
      <div className={classes.meta}>
        <div className={classes.line}>
          {withoutAuthor ? null : (
            <SmartLink className={classes.author} href={userPage.href({ id: author.id })}>
              <Avatar name={author.name} src={author.imageUrl} size={22} />
              <span className={classes.name}>
                <UserText>{author.name || copy.card.anonymous}</UserText>
              </span>
            </SmartLink>
          )}
          {date ? (
            <span className={classes.time} data-first={withoutAuthor || undefined}>
              <RelativeTime date={date} style="short" />
            </span>
          ) : null}
          <LabelLinks
            labels={labels}
            hrefFor={(id) => labelPage.href({ id })}
            className={classes.labels}
          />
          <ul className={classes.counters}>
            <li>{copy.card.views(formatCount(views))}</li>
            <li>{copy.card.likes(formatCount(likes))}</li>
            <li>
              <CommentCount
                name={`article:${article.id}`}
                known={comments}
                unit={copy.card.commentUnit}
              />
            </li>
          </ul>
        </div>
      </div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
      {imageUrl ? (
        // The title is the accessible link; the picture repeats it for pointer users.
        <SmartLink className={classes.cover} href={href} tabIndex={-1} aria-hidden>
          <img
            src={imageUrl}
            alt=""
            width={148}
            height={111}
            loading={isAbove ? 'eager' : 'lazy'}
            decoding="async"
          />
        </SmartLink>
      ) : null}
    </article>
  )
}
