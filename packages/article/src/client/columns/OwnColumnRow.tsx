'use client'

import { columnPage } from '@mozhan/routes'
import { formatCount, UserText } from '@mozhan/ui'
import { SmartLink, useConfirm } from '@mozhan/ui/client'
import { Button } from '@mozhan/ui/form'
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react'
import type { OwnColumn } from '../../model/column-row.ts'
import { ColumnCover } from '../../view/ColumnCover.tsx'
import { ColumnForm } from './ColumnForm.tsx'
import { copy } from './copy.ts'
import classes from './OwnColumnRow.module.css'
import type { ColumnCalls } from './use-column-calls.ts'

const ColumnOrder = lazy(() =>
  import('./ColumnOrder.tsx').then((module) => ({ default: module.ColumnOrder })),
)

export interface OwnColumnRowProps {
  column: OwnColumn
  calls: ColumnCalls
  /** Called after any change of the column. */
  onChanged: () => Promise<void>
}

type Mode = 'shown' | 'edit' | 'order'
/** The running task. The form may stay open meanwhile. */
type Task = 'cover' | 'remove'

/** A column of the author with all its controls. */
export function OwnColumnRow({ column, calls, onChanged }: OwnColumnRowProps) {
  const [mode, setMode] = useState<Mode>('shown')
  const [task, setTask] = useState<Task>()
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const { id, name, summary = '', isPublic } = column

  const attempt = async (begun: Task, act: () => Promise<void>) => {
    setTask(begun)
    setProblem(undefined)
    try {
      await act()
      await onChanged()
    } catch (error) {
      setProblem(calls.describeError(error))
    } finally {
      setTask(undefined)
    }
  }
  const asked = useConfirm(() => attempt('remove', () => calls.remove(id)))
  const chooseCover = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (file) void attempt('cover', () => calls.setCover(id, file))
  }
  const save = async (fields: Parameters<ColumnCalls['save']>[0]) => {
    await calls.save(fields, id)
    await onChanged()
    setMode('shown')
  }

  return (
    <article className={classes.row}>
      <div className={classes.cover}>
        <ColumnCover id={column.id} name={name} imageUrl={column.imageUrl} />
      </div>
      <div className={classes.main}>
        {mode === 'edit' ? (
          <ColumnForm
            initial={{ name, summary, isPublic }}
            onSave={save}
            onCancel={() => setMode('shown')}
            describeError={calls.describeError}
          />
        ) : (
          <>
            <h2 className={classes.name}>
              {isPublic ? (
                <SmartLink href={columnPage.href({ id })}>
                  <UserText>{name}</UserText>
                </SmartLink>
              ) : (
                <UserText>{name}</UserText>
              )}
              {isPublic ? null : <span className={classes.private}>{copy.private}</span>}
            </h2>
            {summary ? <p className={classes.summary}>{summary}</p> : null}
            <p className={classes.count}>{copy.articles(formatCount(column.articles))}</p>
            <div className={classes.actions}>
              <Button size="sm" variant="quiet" onClick={() => setMode('edit')}>
                {copy.edit}
              </Button>
              <Button size="sm" variant="quiet" onClick={() => setMode('order')}>
                {copy.order}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                disabled={task !== undefined}
                onClick={() => input.current?.click()}
              >
                {task === 'cover' ? copy.uploading : copy.cover}
              </Button>
              <Button {...asked.openerProps} size="sm" variant="quiet">
                {copy.remove}
              </Button>
            </div>
          </>
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={copy.cover}
          onChange={chooseCover}
        />
        {mode === 'order' ? (
          <Suspense>
            <ColumnOrder id={id} calls={calls} onDone={() => setMode('shown')} />
          </Suspense>
        ) : null}
        {asked.isAsking ? (
          <div
            {...asked.keys}
            role="alertdialog"
            className={classes.ask}
            aria-label={copy.askRemove(name)}
          >
            <span>{copy.askRemove(name)}</span>
            <Button
              {...asked.yesProps}
              size="sm"
              className={classes.danger}
              disabled={task !== undefined}
            >
              {task === 'remove' ? copy.removing : copy.remove}
            </Button>
            <Button {...asked.noProps} size="sm" variant="quiet">
              {copy.cancel}
            </Button>
          </div>
        ) : null}
        {problem ? (
          <p className={classes.problem} role="alert">
            {problem}
          </p>
        ) : null}
      </div>
    </article>
  )
}
