'use client'

import { VISITOR } from '@mozhan/editor/journal'
import { Button, Empty, SkeletonGroup, SkeletonText } from '@mozhan/ui'
import IconPlus from '@tabler/icons-react/icons/IconPlus'
import { useState } from 'react'
import { copy } from '../../copy.ts'
import { isOwnId } from '../../model/talk-id.ts'
import { KeepOffer } from './KeepOffer.tsx'
import { TalkRow } from './TalkRow.tsx'
import classes from './TalkSide.module.css'
import { useTalkActions } from './use-talk-actions.ts'
import { useTalkList } from './use-talk-list.ts'

export interface TalkSideProps {
  owner: string
  currentId: string | undefined
  onOpen: (id: string) => void
  onCreate: () => void
}

/** The conversations of a reader. */
export function TalkSide({ owner, currentId, onOpen, onCreate }: TalkSideProps) {
  const { list } = copy
  const [words, setWords] = useState('')
  const { lines, state, hasMore, loadMore, reload } = useTalkList(owner, words)
  const actions = useTalkActions(owner)
  const isSearching = words.trim() !== ''
  const isVisitor = owner === VISITOR
  const remove = async (id: string) => {
    const failure = await actions.remove(id)
    if (failure === undefined && id === currentId) onCreate()
    return failure
  }
  return (
    <div className={classes.side}>
      <Button className={classes.create ?? ''} onClick={onCreate}>
        <IconPlus size={16} stroke={1.8} aria-hidden />
        {list.create}
      </Button>
      <input
        type="search"
        className={classes.search}
        value={words}
        placeholder={list.search}
        aria-label={list.search}
        onChange={(event) => setWords(event.target.value)}
      />
      {isVisitor ? null : <KeepOffer owner={owner} currentId={currentId} onMoved={onOpen} />}
      <div className={classes.scroller}>
        {state === 'failed' ? (
          <Empty
            compact
            title={list.failed}
            action={
              <Button size="sm" onClick={reload}>
                {list.retry}
              </Button>
            }
          />
        ) : null}
        {state === 'loading' && lines.length === 0 ? (
          <SkeletonGroup>
            <SkeletonText lines={5} />
          </SkeletonGroup>
        ) : null}
        {state === 'ready' && lines.length === 0 ? (
          isSearching ? (
            <Empty compact title={list.nothing(words.trim())} />
          ) : (
            <Empty compact title={list.empty} description={list.emptyHint} />
          )
        ) : null}
        <ul className={classes.rows} aria-label={list.label}>
          {lines.map((line) => (
            <TalkRow
              key={line.id}
              line={line}
              isCurrent={line.id === currentId}
              isHere={!isVisitor && isOwnId(line.id)}
              onOpen={onOpen}
              onRename={actions.rename}
              onRemove={remove}
            />
          ))}
        </ul>
        {hasMore ? (
          <Button size="sm" variant="quiet" onClick={loadMore}>
            {list.more}
          </Button>
        ) : null}
      </div>
      {isVisitor ? <p className={classes.note}>{list.local}</p> : null}
    </div>
  )
}
