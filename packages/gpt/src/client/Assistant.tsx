'use client'

import { createId } from '@mozhan/editor/journal'
import { useKeyboardRoom } from '@mozhan/ui/client'
import { useMemo, useRef, useState } from 'react'
import { copy } from '../copy.ts'
import { toOwnId } from '../model/talk-id.ts'
import classes from './Assistant.module.css'
import { DrawerButton } from './list/DrawerButton.tsx'
import { TalkSide } from './list/TalkSide.tsx'
import { TalkPane } from './TalkPane.tsx'

export interface AssistantProps {
  /** User id, or VISITOR. */
  owner: string
  /** The conversation of the address; a new one without it. */
  currentId?: string | undefined
  /** The article that a new conversation is about. */
  articleId?: string | undefined
  /** Shows a conversation; `replace` where the one that is shown only changed its name. */
  onOpen: (id: string, how: 'push' | 'replace') => void
  /** Shows a new one. */
  onCreate: () => void
}

/** The list of conversations, and the one that is open. */
export function Assistant({ owner, currentId, articleId, onOpen, onCreate }: AssistantProps) {
  const root = useRef<HTMLDivElement>(null)
  useKeyboardRoom(root)
  // A conversation that the service keeps from now on gets another id, and stays the same one on the screen.
  const [moved, setMoved] = useState<ReadonlyMap<string, string>>(new Map())
  const [count, setCount] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these begins a new conversation
  const freshId = useMemo(() => toOwnId(createId()), [currentId, articleId, count])
  const id = currentId === undefined ? freshId : (moved.get(currentId) ?? currentId)
  const topic = currentId === undefined && articleId !== undefined ? { id: articleId } : undefined
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
        <TalkSide {...side} />
      </aside>
      <div className={classes.main}>
        <div className={classes.bar}>
          <DrawerButton {...side} />
        </div>
        <TalkPane
          key={`${owner}:${id}`}
          id={id}
          owner={owner}
          topic={topic}
          target={currentId ?? (articleId ? `article-${articleId}` : 'new')}
          onBegun={(begun) => {
            if (currentId === undefined) onOpen(begun, 'push')
          }}
          onMoved={(from, to) => {
            setMoved((before) => new Map(before).set(to, from))
            if (currentId === from) onOpen(to, 'replace')
          }}
          onCreate={create}
          onTopicGone={create}
        />
      </div>
    </div>
  )
}
