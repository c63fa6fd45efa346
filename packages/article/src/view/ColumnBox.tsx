import { articlePage, columnPage } from '@mozhan/routes'
import { UserText } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import type { Tag } from '../model/article-row.ts'
import type { Neighbours } from '../model/neighbours.ts'
import classes from './ColumnBox.module.css'

export interface ColumnBoxProps {
  column: Tag
  /** Place of the article in the column, and what stands beside it. */
  neighbours: Neighbours<{ id: string; title: string }>
}

/** Below an article of a column: which one it is, and the ways to the articles before and after it. */
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
        {previous ? <Way article={previous} word={copy.column.previous} rel="prev" /> : null}
        {next ? <Way article={next} word={copy.column.next} rel="next" /> : null}
      </div>
    </nav>
  )
}

interface WayProps {
  article: { id: string; title: string }
  word: string
  rel: 'prev' | 'next'
}

function Way({ article, word, rel }: WayProps) {
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
