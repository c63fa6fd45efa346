import { articlePage } from '@mozhan/routes'
import { UserText } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import classes from './RankList.module.css'

export interface RankListProps {
  articles: readonly { id: string; title: string }[]
}

/** Ranked list with italic numerals; the first three have the accent colour. */
export function RankList({ articles }: RankListProps) {
  return (
    <ol className={classes.list}>
      {articles.map(({ id, title }, index) => (
        <li key={id} className={classes.item}>
          <span className={classes.numeral} aria-hidden>
            {index + 1}
          </span>
          <SmartLink className={classes.link} href={articlePage.href({ id })}>
            <UserText>{title}</UserText>
          </SmartLink>
        </li>
      ))}
    </ol>
  )
}
