'use client'

import { VISITOR } from '@mozhan/editor/journal'
import { Button, Empty, SkeletonGroup, SkeletonText } from '@mozhan/ui'
import IconPlus from '@tabler/icons-react/icons/IconPlus'
import { useState } from 'react'
import { copy } from '../../copy.ts'
import { isLocalId } from '../../model/conversation-id.ts'
import { ConversationRow } from './ConversationRow.tsx'
import classes from './ConversationSidebar.module.css'
import { SaveOffer } from './SaveOffer.tsx'
import { useConversationActions } from './use-conversation-actions.ts'
import { useConversationList } from './use-conversation-list.ts'

export interface ConversationSidebarProps {
  owner: string
  currentId: string | undefined
  onOpen: (id: string) => void
  onCreate: () => void
}

/** The list of conversations with search and actions. */
export function ConversationSidebar({
  owner,
  currentId,
  onOpen,
  onCreate,
}: ConversationSidebarProps) {
  const { list } = copy
  const [search, setSearch] = useState('')
  const { entries, state, hasMore, loadMore, reload } = useConversationList(owner, search)
  const actions = useConversationActions(owner)
  const isSearching = search.trim() !== ''
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
        value={search}
        placeholder={list.search}
        aria-label={list.search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {isVisitor ? null : <SaveOffer owner={owner} currentId={currentId} onMoved={onOpen} />}
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
        {state === 'loading' && entries.length === 0 ? (
          <SkeletonGroup>
            <SkeletonText lines={5} />
          </SkeletonGroup>
        ) : null}
        {state === 'ready' && entries.length === 0 ? (
          isSearching ? (
            <Empty compact title={list.nothing(search.trim())} />
          ) : (
            <Empty compact title={list.empty} description={list.emptyHint} />
          )
        ) : null}
        <ul className={classes.rows} aria-label={list.label}>
          {entries.map((entry) => (
            <ConversationRow
              key={entry.id}
              entry={entry}
              isCurrent={entry.id === currentId}
              isLocalOnly={!isVisitor && isLocalId(entry.id)}
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
