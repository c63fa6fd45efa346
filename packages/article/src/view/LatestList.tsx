import { articlePage } from '@mozhan/routes'
import { UserText } from '@mozhan/ui'
import { RelativeTime, SmartLink } from '@mozhan/ui/client'
import classes from './LatestList.module.css'

export interface LatestListProps {
  articles: readonly { id: string; title: string; date: string }[]
}

/** Titles with dates, newest first. */
export function LatestList({ articles }: LatestListProps) {
  return (
    <ul>
      {articles.map(({ id, title, date }) => (
        <li key={id} className={classes.item}>
          <SmartLink className={classes.link} href={articlePage.href({ id })}>
            <UserText>{title}</UserText>
          </SmartLink>
          {date ? (
            <span className={classes.time}>
              <RelativeTime date={date} style="short" />
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
