'use client'

import { hasVisibleText } from '@mozhan/api-client/contract'
import { ContentEditor, useContentJournal } from '@mozhan/content/edit'
import { hasUploads } from '@mozhan/editor'
import type { MarkdownEditorHandle } from '@mozhan/editor/client'
import { JournalNotices, SaveState } from '@mozhan/editor/journal'
import { findAccountBlocker, useCallFailure } from '@mozhan/session/client'
import { Button } from '@mozhan/ui'
import { useRef, useState } from 'react'
import { copy } from '../copy.ts'
import {
  type AnswerDraft,
  parseAnswerDraft,
  restOfAnswer,
  restOfChange,
  titleOfAnswer,
  toAnswerDraft,
} from '../model/answer-draft.ts'
import classes from './AnswerWriter.module.css'

export interface AnswerWriterProps {
  /** Who writes. */
  owner: string
  /** Names the text on every device. */
  draftId: string
  /** The question that is answered, or the answer that is changed. */
  targetId: string
  /** The answer as it stands; empty for a new one. */
  initial: AnswerDraft
  /** Words of the button, at rest and while the text is on its way. */
  words: { send: string; sending: string }
  /** Returns the version that stands then, where there may be more to change. */
  onSend: (sent: AnswerDraft) => Promise<string | undefined>
  /** Called when the text was sent and nothing more was typed, or when it is put aside. */
  onDone?: () => void
  /**
   * The text that stands, where an answer is changed; undefined where it is gone. A change can be put aside; it stays where
   * it is kept. Absent for a new answer.
   */
  loadCurrent?: () => Promise<AnswerDraft | undefined>
}

/** Where an answer is written or changed: kept while it is typed, sent once. */
export default function AnswerWriter({
  owner,
  draftId,
  targetId,
  initial,
  words,
  onSend,
  onDone,
  loadCurrent,
}: AnswerWriterProps) {
  const editor = useRef<MarkdownEditorHandle>(null)
  const sending = useRef(false)
  const [isSending, setSending] = useState(false)
  const [fault, setProblem] = useState<string>()
  const describeFailure = useCallFailure()
  const isChange = loadCurrent !== undefined
  const journal = useContentJournal({
    owner,
    kind: 'answer',
    id: draftId,
    targetId,
    initial,
    parse: parseAnswerDraft,
    titleOf: titleOfAnswer,
    restOf: isChange ? restOfChange : restOfAnswer,
    loadCurrent,
  })
  const draft = journal.content

  const send = async () => {
    if (sending.current) return
    const sent = { ...draft, content: editor.current?.getText() ?? draft.content }
    if (!hasVisibleText(sent.content)) {
      setProblem(copy.write.missing)
      editor.current?.focus()
      return
    }
    const obstacle =
      findAccountBlocker(owner) ?? (hasUploads(sent.content) ? copy.write.uploading : undefined)
    if (obstacle !== undefined) return setProblem(obstacle)
    sending.current = true
    setSending(true)
    setProblem(undefined)
    try {
      const stands = await onSend(sent)
      // What was typed meanwhile goes on from there.
      journal.edit(({ content }) => toAnswerDraft(content, stands))
      const changed = isChange ? toAnswerDraft(sent.content, stands ?? sent.basedOn) : undefined
      await journal.published(sent, onDone, changed)
    } catch (error) {
      setProblem(copy.write.failed(describeFailure(error).message))
    } finally {
      sending.current = false
      setSending(false)
    }
  }

  return (
    <div className={classes.writer}>
      <JournalNotices journal={journal} toText={({ content }) => content} />
      <div className={classes.editor}>
        <ContentEditor
          ref={editor}
          journal={journal}
          field={{ label: copy.write.label, placeholder: copy.write.placeholder, height: 'grow' }}
          onChange={(text) => {
            setProblem(undefined)
            journal.edit((now) => ({ ...now, content: text }))
          }}
          status={<SaveState state={journal.state} />}
        />
      </div>
      <div className={classes.foot}>
        <p className={classes.fault} role="alert">
          {fault}
        </p>
        {isChange ? (
          <Button variant="quiet" disabled={isSending} onClick={onDone}>
            {copy.write.cancel}
          </Button>
        ) : null}
        <Button variant="primary" disabled={isSending} onClick={() => void send()}>
          {isSending ? words.sending : words.send}
        </Button>
      </div>
    </div>
  )
}
