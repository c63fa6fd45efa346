'use client'

import { createId } from '@mozhan/editor/journal'
import { useKeyboardInset } from '@mozhan/ui/client'
import { useMemo, useRef, useState } from 'react'
import { copy } from '../copy.ts'
import { toLocalId } from '../model/conversation-id.ts'
import classes from './Assistant.module.css'
import { ConversationPane } from './ConversationPane.tsx'
import { ConversationSidebar } from './list/ConversationSidebar.tsx'
import { DrawerButton } from './list/DrawerButton.tsx'

export interface AssistantProps {
  /** User id, or VISITOR. */
  owner: string
  /** The conversation of the address; undefined for a new one. */
  currentId?: string | undefined
  /** The article that a new conversation is about. */
  articleId?: string | undefined
  /** Shows a conversation; `replace` if the current one only got another id. */
  onOpen: (id: string, how: 'push' | 'replace') => void
  /** Shows a new conversation. */
  onCreate: () => void
}

/** The list of conversations and the open one. */
export function Assistant({ owner, currentId, articleId, onOpen, onCreate }: AssistantProps) {
  const root = useRef<HTMLDivElement>(null)
  useKeyboardInset(root)
  // Maps server ids to the local ids that they replaced, so that the component of the conversation is not remounted.
  const [localIds, setLocalIds] = useState<ReadonlyMap<string, string>>(new Map())
  const [count, setCount] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of any of these begins a new conversation
  const newId = useMemo(() => toLocalId(createId()), [currentId, articleId, count])
  const id = currentId === undefined ? newId : (localIds.get(currentId) ?? currentId)
  const subject = currentId === undefined && articleId !== undefined ? { id: articleId } : undefined
  const create = () => {
    setCount((before) => before + 1)
    onCreate()
  }
  const side = {
    owner,
    currentId,
    onOpen: (next: string) => onOpen(next, 'push'),
    onCreate: create,
  }
  return (
    <div ref={root} className={classes.assistant}>
      <aside className={classes.side} aria-label={copy.list.label}>
        <ConversationSidebar {...side} />
      </aside>
      <div className={classes.main}>
        <div className={classes.bar}>
          <DrawerButton {...side} />
        </div>
        <ConversationPane
          key={`${owner}:${id}`}
          id={id}
          owner={owner}
          subject={subject}
          target={currentId ?? (articleId ? `article-${articleId}` : 'new')}
          onAsked={(asked) => {
            if (currentId === undefined) onOpen(asked, 'push')
          }}
          onMoved={(from, to) => {
            setLocalIds((before) => new Map(before).set(to, from))
            if (currentId === from) onOpen(to, 'replace')
          }}
          onCreate={create}
          onSubjectRemove={create}
        />
      </div>
    </div>
  )
}
