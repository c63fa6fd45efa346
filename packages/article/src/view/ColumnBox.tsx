import { articlePage, columnPage } from '@mozhan/routes'
import { UserText } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import type { Tag } from '../model/article-row.ts'
import type { Neighbours } from '../model/neighbours.ts'
import classes from './ColumnBox.module.css'

export interface ColumnBoxProps {
  column: Tag
  /** Position of the article in the column, with its neighbours. */
  neighbours: Neighbours<{ id: string; title: string }>
}

/** Box below an article of a column: its position, and links to the previous and the next article. */
export function ColumnBox({ column, neighbours }: ColumnBoxProps) {
  const { previous, next, position, total } = neighbours
  return (
    <nav className={classes.box} aria-label={copy.column.neighbours}>
      <p className={classes.head}>
        {copy.column.inColumn}
        <SmartLink className={classes.name} href={columnPage.href({ id: column.id })}>
          <UserText>{column.name}</UserText>
        </SmartLink>
        <span className={classes.position}>{copy.column.position(position, total)}</span>
      </p>
      <div className={classes.ways}>
        {previous ? (
          <NeighbourLink article={previous} word={copy.column.previous} rel="prev" />
        ) : null}
        {next ? <NeighbourLink article={next} word={copy.column.next} rel="next" /> : null}
      </div>
    </nav>
  )
}

interface NeighbourLinkProps {
  article: { id: string; title: string }
  word: string
  rel: 'prev' | 'next'
}

function NeighbourLink({ article, word, rel }: NeighbourLinkProps) {
  return (
    <SmartLink
      className={classes.way}
      href={articlePage.href({ id: article.id })}
      rel={rel}
      data-way={rel}
    >
      <span className={classes.word}>{word}</span>
      <span className={classes.title}>
        <UserText>{article.title}</UserText>
      </span>
    </SmartLink>
  )
}
