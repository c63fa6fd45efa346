'use client'

import { countCharacters } from '@mozhan/api-client/contract'
import { ifFound } from '@mozhan/content/client'
import { ContentEditor, useContentJournal } from '@mozhan/content/edit'
import type { MarkdownEditorHandle } from '@mozhan/editor/client'
import { DiscardChanges, JournalNotices, SaveState, useDraftId } from '@mozhan/editor/journal'
import { questionPage } from '@mozhan/routes'
import { useApi } from '@mozhan/session/client'
import type { LabelGroup } from '@mozhan/ui'
import { whenIdle } from '@mozhan/ui/client'
import { Button, type DraftLine, TitleBar, WritingScreen } from '@mozhan/ui/form'
import { useRouter } from 'next/navigation'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import {
  MAX_TITLE_LENGTH,
  parseQuestionDraft,
  type QuestionDraft,
  titleOfDraft,
  toQuestionDraft,
} from '../../model/question-draft.ts'
import { questionDraftHref } from '../../routes.ts'
import { copy } from './copy.ts'
import { LabelRow } from './LabelRow.tsx'
import { problemTexts } from './problem-texts.ts'
import { usePublish } from './use-publish.ts'

/** Not needed to begin to write. Without it, for example offline, the editor works. */
const NewQuestionHelp = lazy(() =>
  import('./NewQuestionHelp.tsx').catch(() => ({ default: () => null })),
)

export interface QuestionEditorProps {
  /** Id of the asker. */
  owner: string
  /** Id of the draft to continue; a new one starts without it. */
  draftId?: string
  /** Id of the question to edit; absent for a new one. */
  questionId?: string
  /** Initial values of the form. */
  initial: QuestionDraft
  /** Channels with their labels. */
  groups: LabelGroup[]
  /** The user's drafts of questions. */
  drafts: readonly DraftLine[]
}

/** The screen on which a question is written. */
export function QuestionEditor({
  owner,
  draftId: givenDraftId,
  questionId,
  initial,
  groups,
  drafts,
}: QuestionEditorProps) {
  const router = useRouter()
  const editor = useRef<MarkdownEditorHandle>(null)
  const draftId = useDraftId(givenDraftId, questionDraftHref)
  const getApi = useApi()
  const [isOpen, setOpen] = useState(false)
  const [isIdle, setIdle] = useState(false)
  // Not on the server: the scripts that reveal a lazy part are forbidden by the content security policy.
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const loadCurrent = async (id: string) => {
    const api = await getApi()
    const question = await ifFound(api.question.getQuestion({ params: { id } }))
    return question && toQuestionDraft(question)
  }
  const journal = useContentJournal({
    owner,
    kind: 'question',
    id: draftId,
    targetId: questionId,
    initial,
    parse: parseQuestionDraft,
    titleOf: titleOfDraft,
    loadCurrent: questionId === undefined ? undefined : () => loadCurrent(questionId),
  })
  const draft = journal.content
  const publishing = usePublish({
    owner,
    questionId,
    currentTitle: questionId ? initial.title : '',
    onSend: journal.edit,
    onPublished: async (id, sent) => {
      if (questionId === undefined) await journal.published(sent)
      else {
        const stands = await loadCurrent(id).catch(() => sent)
        await journal.published(sent, undefined, stands)
      }
      router.push(questionPage.href({ id }))
      router.refresh()
    },
  })
  const problems = problemTexts(publishing.problems)
  const length = countCharacters(draft.title.trim())

  const change = (part: Partial<QuestionDraft>) => {
    publishing.forget(part)
    journal.edit((now) => ({ ...now, ...part }))
  }
  const publish = async () => {
    // The editor's text may be one keystroke ahead of the journal.
    const content = editor.current?.getText() ?? draft.content
    const found = await publishing.submit({ ...draft, content })
    if (found.labelIds && !found.title) setOpen(true)
    else if (found.content && !found.title) editor.current?.focus()
  }

  return (
    <WritingScreen
      bar={
        <>
          <TitleBar
            title={draft.title}
            onTitle={(title) => change({ title })}
            label={copy.title.label}
            placeholder={copy.title.placeholder}
            counter={copy.title.counter(length, MAX_TITLE_LENGTH)}
            isOver={length > MAX_TITLE_LENGTH}
            problem={problems.title}
          >
            <SaveState state={journal.state} isChange={questionId !== undefined} />
            {questionId === undefined ? null : <DiscardChanges journal={journal} />}
            <Button variant="primary" disabled={publishing.isBusy} onClick={() => void publish()}>
              {publishing.isBusy
                ? copy.publish.busy
                : questionId
                  ? copy.publish.save
                  : copy.publish.create}
            </Button>
          </TitleBar>
          <LabelRow
            groups={groups}
            selected={draft.labelIds}
            onChange={(labelIds) => change({ labelIds })}
            problem={problems.labelIds}
            isOpen={isOpen}
            onOpen={setOpen}
          />
        </>
      }
      message={publishing.message && (problems.content ?? publishing.message)}
      notices={
        <>
          {questionId === undefined && isIdle ? (
            <Suspense>
              <NewQuestionHelp
                owner={owner}
                title={draft.title}
                current={draftId}
                saved={drafts}
                isUntouched={journal.state === 'idle'}
              />
            </Suspense>
          ) : null}
          <JournalNotices journal={journal} toText={toText} />
        </>
      }
    >
      <ContentEditor
        ref={editor}
        journal={journal}
        field={{ label: copy.content.label, placeholder: copy.content.placeholder }}
        onChange={(content) => change({ content })}
        onFrontMatter={({ title }) => {
          if (!title || draft.title.trim()) return []
          change({ title })
          return ['title']
        }}
        storesPosition
      />
    </WritingScreen>
  )
}

function toText({ title, content }: QuestionDraft): string {
  return `${title}\n\n${content}`
}
