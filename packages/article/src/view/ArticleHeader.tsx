import { labelPage, userPage } from '@mozhan/routes'
import { Avatar, formatCount, LabelLinks, TitleText, UserText } from '@mozhan/ui'
import { RelativeTime, SmartLink } from '@mozhan/ui/client'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { type ArticleDetail, isRevised } from '../model/article-detail.ts'
import classes from './ArticleHeader.module.css'
import { SourceLine } from './SourceLine.tsx'

export interface ArticleHeaderProps {
  article: ArticleDetail
  /** Edit link of the author. */
  edit?: ReactNode
}

/** Header of an article: title, author, dates and labels. */
export function ArticleHeader({ article, edit }: ArticleHeaderProps) {
  const { title, author, published, modified, minutes, views, labels, origin, source } = article
  return (
    <header className={classes.header}>
      <h1 className={classes.title} aria-label={title}>
        <TitleText>{title}</TitleText>
      </h1>
      <div className={classes.byline}>
        <SmartLink
          className={classes.face}
          href={userPage.href({ id: author.id })}
          tabIndex={-1}
          aria-hidden
        >
          <Avatar name={author.name} src={author.imageUrl} size={40} />
        </SmartLink>
        <div className={classes.who}>
          <SmartLink className={classes.name} href={userPage.href({ id: author.id })} rel="author">
            <UserText>{author.name || copy.card.anonymous}</UserText>
          </SmartLink>
          <p className={classes.facts}>
            {published ? (
              <span>
                <RelativeTime date={published} style="short" />
              </span>
            ) : null}
            {modified && isRevised(article) ? (
              <span className={classes.revised}>
                {copy.article.updated} <RelativeTime date={modified} style="short" />
              </span>
            ) : null}
            <span>{copy.article.minutes(minutes)}</span>
            <span>{copy.article.views(formatCount(views))}</span>
          </p>
        </div>
        {edit}
      </div>
      <LabelLinks
        labels={labels}
        hrefFor={(id) => labelPage.href({ id })}
        label={copy.article.labels}
        className={classes.labels}
      />
      <SourceLine origin={origin} source={source} />
    </header>
  )
}
