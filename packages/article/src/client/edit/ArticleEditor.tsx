'use client'

import { ifFound } from '@mozhan/content/client'
import { ContentEditor, UnfinishedContents, useContentJournal } from '@mozhan/content/edit'
import type { MarkdownEditorHandle } from '@mozhan/editor/client'
import { JournalNotices, SaveState, useDraftId } from '@mozhan/editor/journal'
import { articlePage, ownArticlePage } from '@mozhan/routes'
import { type DraftLine, WritingScreen } from '@mozhan/ui/form'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import {
  type ArticleDraft,
  parseArticleDraft,
  titleOfDraft,
  toArticleDraft,
} from '../../model/article-draft.ts'
import { isReadByAll } from '../../model/is-read-by-all.ts'
import { draftHref } from '../../routes.ts'
import type { ArticleChoices } from './ArticleSettings.tsx'
import { copy } from './copy.ts'
import { EditorBar } from './EditorBar.tsx'
import { problemText } from './problem-text.ts'
import { SettingsDrawer } from './SettingsDrawer.tsx'
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
  const publishing = usePublish({
    owner,
    articleId,
    currentTitle: articleId ? initial.title : '',
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
      router.push(hasPage ? articlePage.href({ id }) : ownArticlePage.href({ id }))
      router.refresh()
    },
  })

  const change = (part: Partial<ArticleDraft>) => {
    publishing.forget(part)
    journal.edit((now) => ({ ...now, ...part }))
  }
  // While the settings are open, the field shows the problem.
  const lostCover = cover.problem && !isOpen ? copy.cover.failed(cover.problem) : undefined
  const publish = async () => {
    // Cleared because it would hide the outcome of publishing.
    if (lostCover) cover.cancel()
    const problems = await publishing.submit({ ...draft, content: withText(draft, editor.current) })
    if (problems.labelIds || problems.summary || problems.source) setOpen(true)
    else if (problems.content) editor.current?.focus()
  }

  return (
    <>
      <WritingScreen
        bar={
          <EditorBar
            title={draft.title}
            onTitle={(title) => change({ title })}
            problem={problemText('title', publishing.problems)}
            isNew={articleId === undefined}
            isBusy={publishing.isBusy}
            onSettings={() => setOpen(true)}
            onPublish={() => void publish()}
            state={<SaveState state={journal.state} />}
          />
        }
        message={lostCover ?? publishing.message}
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
          storesPosition
        />
      </WritingScreen>
      <SettingsDrawer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        articleId={articleId}
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

/** The editor's text may be one keystroke ahead of the journal. */
function withText(draft: ArticleDraft, editor: MarkdownEditorHandle | null): string {
  return editor?.getText() ?? draft.content
}

function toText({ title, content }: ArticleDraft): string {
  return `${title}\n\n${content}`
}
