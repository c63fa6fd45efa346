import 'server-only'
import { isApiError } from '@mozhan/api-client'
import { changeDraftId, readDraftId } from '@mozhan/editor'
import { QuestionEditor } from '@mozhan/question/client'
import { isPageId } from '@mozhan/routes'
import {
  listUnpublishedDrafts,
  loadSide,
  type Member,
  redirectOnFailure,
  requireSession,
} from '@mozhan/session/server'
import { toLabelGroups } from '@mozhan/ui'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { copy } from '../copy.ts'
import { EMPTY_DRAFT, toQuestionDraft } from '../model/question-draft.ts'

export interface QuestionEditPageProps {
  /** Query parameter `id`: the question to edit. */
  id: string | undefined
  /** Query parameter `draft`: the draft to continue. */
  draft: string | undefined
}

/** API code for a missing entry. */
const NOT_FOUND = 404

/** Page of the question editor. Only the asker can open an existing question. */
export async function QuestionEditPage({ id, draft }: QuestionEditPageProps) {
  const member = await requireSession()
  const question = id === undefined ? undefined : await loadOwnQuestion(member, id)
  const [groups, drafts] = await redirectOnFailure(() =>
    Promise.all([
      member.api.channel.listChannelLabels().then(toLabelGroups),
      question ? [] : loadDrafts(member),
    ]),
  )
  return (
    <QuestionEditor
      owner={member.me.id}
      draftId={question ? changeDraftId('question', question.id) : readDraftId(draft)}
      questionId={question?.id}
      initial={question ? toQuestionDraft(question) : EMPTY_DRAFT}
      groups={groups}
      drafts={drafts}
    />
  )
}

export async function questionEditMetadata(): Promise<Metadata> {
  return { title: copy.list.ask }
}

function loadDrafts(member: Member) {
  return loadSide('unfinished questions', () => listUnpublishedDrafts(member, 'question'), [])
}

async function loadOwnQuestion({ api, me }: Member, id: string) {
  if (!isPageId(id)) notFound()
  const question = await redirectOnFailure(async () => {
    try {
      return await api.question.getQuestion({ params: { id } })
    } catch (error) {
      if (isApiError(error) && error.code === NOT_FOUND) return undefined
      throw error
    }
  })
  return question?.userId === me.id ? question : notFound()
}
