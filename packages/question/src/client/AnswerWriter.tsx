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
  /** Id of the author. */
  owner: string
  /** Id of the draft, the same on every device. */
  draftId: string
  /** Id of the question to answer, or of the answer to edit. */
  targetId: string
  /** Current version of the answer; empty for a new one. */
  initial: AnswerDraft
  /** Labels of the button, idle and while sending. */
  words: { send: string; sending: string }
  /** Sends the text. @returns the new version, if the text can be edited further */
  onSend: (sent: AnswerDraft) => Promise<string | undefined>
  /** Called when the text was sent and nothing more was typed, or on cancel. */
  onDone?: () => void
  /**
   * Loads the current version of an edited answer; undefined if it was deleted. Absent for a new answer. With it, the user
   * can cancel; the draft remains stored.
   */
  loadCurrent?: () => Promise<AnswerDraft | undefined>
}

/** Editor for a new or existing answer. Drafts are saved while typing. */
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
  const [problem, setProblem] = useState<string>()
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
    const blocker =
      findAccountBlocker(owner) ?? (hasUploads(sent.content) ? copy.write.uploading : undefined)
    if (blocker !== undefined) return setProblem(blocker)
    sending.current = true
    setSending(true)
    setProblem(undefined)
    try {
      const version = await onSend(sent)
      // Text typed during the call is based on the new version.
      journal.edit(({ content }) => toAnswerDraft(content, version))
      const changed = isChange ? toAnswerDraft(sent.content, version ?? sent.basedOn) : undefined
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
        <p className={classes.problem} role="alert">
          {problem}
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
