'use client'

import { ifFound } from '@mozhan/content/client'
import { ContentEditor, UnfinishedContents, useContentJournal } from '@mozhan/content/edit'
import type { FrontMatter, MarkdownEditorHandle } from '@mozhan/editor/client'
import { DiscardChanges, JournalNotices, SaveState, useDraftId } from '@mozhan/editor/journal'
import { articlePage, ownArticlePage } from '@mozhan/routes'
import { type DraftLine, WritingScreen } from '@mozhan/ui/form'
import { tokens } from '@mozhan/ui/theme'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import {
  type ArticleDraft,
  parseArticleDraft,
  titleOfDraft,
  toArticleDraft,
} from '../../model/article-draft.ts'
import { fromFrontMatter, isTaken } from '../../model/from-front-matter.ts'
import { isReadByAll } from '../../model/is-read-by-all.ts'
import { draftHref } from '../../routes.ts'
import type { ArticleChoices } from './ArticleSettings.tsx'
import { copy } from './copy.ts'
import { downloadText } from './download-text.ts'
import { EditorBar } from './EditorBar.tsx'
import { PublishPanel } from './PublishPanel.tsx'
import { problemText } from './problem-text.ts'
import { useArticleCalls } from './use-article-calls.ts'
import { useColumns } from './use-columns.ts'
import { useCoverUpload } from './use-cover-upload.ts'
import { usePublish } from './use-publish.ts'

export interface ArticleEditorProps {
  /** Id of the author. */
  owner: string
  /** Id of the draft to continue; a new one starts without it. */
  draftId?: string
  /** Id of the article to edit; absent for a new one. */
  articleId?: string
  /** The article waits for a review, or was rejected by one. @default false */
  isInReview?: boolean
  /** Initial values of the form. */
  initial: ArticleDraft
  choices: ArticleChoices
  /** The author's drafts. */
  drafts: readonly DraftLine[]
}

/** The screen on which an article is written. */
export function ArticleEditor({
  owner,
  draftId: givenDraftId,
  articleId,
  isInReview = false,
  initial,
  choices,
  drafts,
}: ArticleEditorProps) {
  const router = useRouter()
  const editor = useRef<MarkdownEditorHandle>(null)
  const draftId = useDraftId(givenDraftId, draftHref)
  const calls = useArticleCalls()
  const loadCurrent = async (id: string) => {
    const article = await ifFound(calls.getArticle(id))
    return article && toArticleDraft(article)
  }
  const journal = useContentJournal({
    owner,
    kind: 'article',
    id: draftId,
    targetId: articleId,
    initial,
    parse: parseArticleDraft,
    titleOf: titleOfDraft,
    loadCurrent: articleId === undefined ? undefined : () => loadCurrent(articleId),
  })
  const [isOpen, setOpen] = useState(false)
  const draft = journal.content
  const cover = useCoverUpload({
    upload: calls.upload,
    onSent: (address) => journal.edit((now) => ({ ...now, cover: address })),
    describeError: calls.describeError,
  })
  const columns = useColumns({
    given: choices.columns,
    createColumn: calls.createColumn,
    onCreated: (id) => journal.edit((now) => ({ ...now, columnIds: [...now.columnIds, id] })),
  })
  const currentTitle = articleId ? initial.title : ''
  const publishing = usePublish({
    owner,
    articleId,
    currentTitle,
    blocker: cover.isBusy
      ? copy.publish.uploading
      : columns.isBusy
        ? copy.publish.makingColumn
        : undefined,
    onSend: journal.edit,
    onPublished: async (id, sent) => {
      // A cover that arrives later would start a new draft.
      cover.cancel()
      if (articleId === undefined) await journal.published(sent)
      // The article is stored. If it cannot be loaded, go to the author's view, which shows every state.
      const article = await calls.getArticle(id).catch(() => undefined)
      if (articleId !== undefined) {
        await journal.published(sent, undefined, article ? toArticleDraft(article) : sent)
      }
      const hasPage = article !== undefined && isReadByAll(article)
      setOpen(false)
      router.push(hasPage ? articlePage.href({ id }) : ownArticlePage.href({ id }))
      router.refresh()
    },
  })

  const change = (part: Partial<ArticleDraft>) => {
    publishing.forget(part)
    journal.edit((now) => ({ ...now, ...part }))
  }
  // While the panel is open, the field shows the problem.
  const lostCover = cover.problem && !isOpen ? copy.cover.failed(cover.problem) : undefined
  const publish = async () => {
    // Cleared because it would hide the outcome of publishing.
    if (lostCover) cover.cancel()
    await publishing.submit({ ...draft, content: withText(draft, editor.current) })
  }
  const takeSettings = (settings: FrontMatter) => {
    const part = fromFrontMatter(settings, draft, choices.groups)
    change(part)
    return settings.keys.filter((key) => isTaken(key, part))
  }
  const leaveFor = (field: 'title' | 'content') => {
    setOpen(false)
    // The panel returns the focus to its button when it closes.
    setTimeout(() => (field === 'title' ? focusTitle() : editor.current?.focus()), CLOSE_MS)
  }
  const failure =
    publishing.hasFailed && publishing.message !== undefined
      ? copy.publish.failed(publishing.message)
      : publishing.message
  const action =
    articleId === undefined
      ? copy.publish.create
      : isInReview
        ? copy.publish.submit
        : copy.publish.save

  return (
    <>
      <WritingScreen
        bar={
          <EditorBar
            title={draft.title}
            onTitle={(title) => change({ title })}
            problem={problemText('title', publishing.problems)}
            action={action}
            isBusy={publishing.isBusy}
            onPublish={() => setOpen(true)}
            state={
              <>
                <SaveState state={journal.state} isChange={articleId !== undefined} />
                {articleId === undefined ? null : <DiscardChanges journal={journal} />}
              </>
            }
          />
        }
        message={lostCover ?? (isOpen ? undefined : failure)}
        notices={
          <>
            {articleId === undefined && journal.state === 'idle' ? (
              <UnfinishedContents
                owner={owner}
                kind="article"
                parse={parseArticleDraft}
                titleOf={titleOfDraft}
                hrefFor={draftHref}
                current={draftId}
                saved={drafts}
              />
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
          onFrontMatter={takeSettings}
          storesPosition
        />
      </WritingScreen>
      <PublishPanel
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        articleId={articleId}
        currentTitle={currentTitle}
        action={action}
        outcome={publishing}
        onPublish={() => void publish()}
        onDownload={() => downloadText(titleOfDraft(draft), toText(draft))}
        onLeaveFor={leaveFor}
        draft={draft}
        onChange={change}
        problems={publishing.problems}
        choices={choices}
        calls={calls}
        cover={cover}
        columns={columns}
      />
    </>
  )
}

/** Longer than the transition of the panel, ms. */
const CLOSE_MS = tokens.motion.calm + 80

function focusTitle(): void {
  document.querySelector<HTMLElement>(`input[aria-label="${copy.title.label}"]`)?.focus()
}

/** The editor's text may be one keystroke ahead of the journal. */
function withText(draft: ArticleDraft, editor: MarkdownEditorHandle | null): string {
  return editor?.getText() ?? draft.content
}

function toText({ title, content }: ArticleDraft): string {
  return `${title}\n\n${content}`
}
