'use client'

import { UserText } from '@mozhan/ui'
import { Button, PlainButton } from '@mozhan/ui/form'
import IconArrowDown from '@tabler/icons-react/icons/IconArrowDown'
import IconArrowUp from '@tabler/icons-react/icons/IconArrowUp'
import { useEffect, useState } from 'react'
import type { Tag } from '../../model/article-row.ts'
import { moveBy } from '../../model/move.ts'
import classes from './ColumnOrder.module.css'
import { copy } from './copy.ts'
import type { ColumnCalls } from './use-column-calls.ts'

export interface ColumnOrderProps {
  id: string
  calls: Pick<ColumnCalls, 'articles' | 'order' | 'describeError'>
  onDone: () => void
}

/** Editor of the reading order of a column: moves an article by one place at a time. */
export function ColumnOrder({ id, calls, onDone }: ColumnOrderProps) {
  const [articles, setArticles] = useState<Tag[]>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { articles: load, describeError } = calls

  useEffect(() => {
    load(id).then(setArticles, (error) => setProblem(describeError(error)))
  }, [load, describeError, id])

  const save = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      await calls.order(
        id,
        (articles ?? []).map((article) => article.id),
      )
      onDone()
    } catch (error) {
      setProblem(describeError(error))
      setBusy(false)
    }
  }
  const move = (at: number, step: number) => setArticles(moveBy(articles ?? [], at, step))

  return (
    <div className={classes.order}>
      <p className={classes.hint}>
        {articles === undefined
          ? problem === undefined
            ? copy.loading
            : ''
          : articles.length === 0
            ? copy.noArticles
            : copy.orderHint}
      </p>
      <ol className={classes.list}>
        {articles?.map(({ id: articleId, name }, at) => (
          <li key={articleId} className={classes.article}>
            <span className={classes.title}>
              <UserText>{name}</UserText>
            </span>
            <PlainButton
              className={classes.move}
              aria-label={copy.up(name)}
              disabled={at === 0}
              onClick={() => move(at, -1)}
            >
              <IconArrowUp size={18} stroke={1.6} aria-hidden />
            </PlainButton>
            <PlainButton
              className={classes.move}
              aria-label={copy.down(name)}
              disabled={at === articles.length - 1}
              onClick={() => move(at, 1)}
            >
              <IconArrowDown size={18} stroke={1.6} aria-hidden />
            </PlainButton>
          </li>
        ))}
      </ol>
      <div className={classes.actions}>
        <Button
          size="sm"
          variant="primary"
          disabled={isBusy || !articles || articles.length < 2}
          onClick={() => void save()}
        >
          {isBusy ? copy.saving : copy.save}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          {copy.cancel}
        </Button>
      </div>
      {problem ? (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  )
}
