'use client'

import { hasVisibleText, MAX_CONVERSATION_TITLE_LENGTH } from '@mozhan/api-client/contract'
import { Button, UserText } from '@mozhan/ui'
import { ConfirmControl, useCompositionSafeKeys } from '@mozhan/ui/client'
import IconDots from '@tabler/icons-react/icons/IconDots'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { copy } from '../../copy.ts'
import type { ConversationEntry } from '../../model/conversation-entry.ts'
import { conversationHref } from '../../routes.ts'
import classes from './ConversationRow.module.css'

export interface ConversationRowProps {
  entry: ConversationEntry
  isCurrent: boolean
  /** A member's conversation that only this browser stores. */
  isLocalOnly: boolean
  onOpen: (id: string) => void
  /** @returns the failure as a sentence for the reader */
  onRename: (id: string, title: string) => Promise<string | undefined>
  onRemove: (id: string) => Promise<string | undefined>
}

/** A conversation in the list with its actions. */
export function ConversationRow({
  entry,
  isCurrent,
  isLocalOnly,
  onOpen,
  onRename,
  onRemove,
}: ConversationRowProps) {
  const { id } = entry
  const title = entry.title || copy.list.untitled
  const [mode, setMode] = useState<'shown' | 'actions' | 'renaming'>('shown')
  const [failure, setFailure] = useState<string>()
  const dots = useRef<HTMLButtonElement>(null)
  const close = () => setMode('shown')
  const before = useRef(mode)
  useEffect(() => {
    if (mode === 'shown' && before.current !== 'shown') dots.current?.focus()
    before.current = mode
  }, [mode])
  const keys = useCompositionSafeKeys({
    Escape(event) {
      if (mode !== 'actions') return
      event.stopPropagation()
      close()
    },
  })
  const handleClick = (event: MouseEvent) => {
    // The browser opens links in new tabs and windows.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(id)
  }
  if (mode === 'renaming') {
    return (
      <li className={classes.row}>
        <RenameBox
          title={entry.title}
          onCancel={close}
          onSave={async (name) => {
            const problem = await onRename(id, name)
            setFailure(problem)
            if (problem === undefined) close()
          }}
        />
        {failure ? <FailureText text={failure} /> : null}
      </li>
    )
  }
  return (
    <li className={classes.row} data-current={isCurrent || undefined} {...keys}>
      <div className={classes.line}>
        <a
          className={classes.title}
          href={conversationHref(id)}
          aria-current={isCurrent ? 'page' : undefined}
          onClick={handleClick}
        >
          <UserText>{title}</UserText>
        </a>
        <button
          ref={dots}
          type="button"
          className={classes.dots}
          aria-label={copy.list.actions(title)}
          aria-expanded={mode === 'actions'}
          onClick={() => setMode(mode === 'actions' ? 'shown' : 'actions')}
        >
          <IconDots size={18} stroke={1.6} aria-hidden />
        </button>
      </div>
      {isLocalOnly ? <p className={classes.localOnly}>{copy.list.localOnly}</p> : null}
      {mode === 'actions' ? (
        <div className={classes.actions}>
          <button type="button" className={classes.action} onClick={() => setMode('renaming')}>
            {copy.list.rename}
          </button>
          <ConfirmControl
            action={copy.list.remove}
            question={copy.list.removeQuestion}
            onConfirm={async () => setFailure(await onRemove(id))}
          />
        </div>
      ) : null}
      {failure ? <FailureText text={failure} /> : null}
    </li>
  )
}

function FailureText({ text }: { text: string }) {
  return (
    <p className={classes.failure} role="alert">
      {text}
    </p>
  )
}

interface RenameBoxProps {
  title: string
  onSave: (title: string) => Promise<void>
  onCancel: () => void
}

function RenameBox({ title, onSave, onCancel }: RenameBoxProps) {
  const [name, setName] = useState(title)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const wanted = name.trim()
  const canSave =
    hasVisibleText(wanted) && Array.from(wanted).length <= MAX_CONVERSATION_TITLE_LENGTH
  const save = () => {
    if (canSave) void onSave(wanted)
  }
  const keys = useCompositionSafeKeys({
    Enter: save,
    Escape(event) {
      event.stopPropagation()
      onCancel()
    },
  })
  return (
    <div className={classes.rename}>
      <input
        {...keys}
        ref={field}
        className={classes.field}
        value={name}
        aria-label={copy.list.renameLabel}
        aria-invalid={!canSave || undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Button size="sm" variant="primary" disabled={!canSave} onClick={save}>
        {copy.list.save}
      </Button>
      <Button size="sm" variant="quiet" onClick={onCancel}>
        {copy.list.cancel}
      </Button>
    </div>
  )
}
