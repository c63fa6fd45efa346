import { contract } from '@mozhan/api-client/contract'
import type { Router } from '../../platform/http/router.ts'
import { toPage } from '../../platform/lists/to-page.ts'
import { streamAnswer } from './answer-events.ts'
import { askQuestion } from './ask-question.ts'
import {
  createConversation,
  deleteConversation,
  stopAnswer,
  updateConversation,
} from './commands.ts'
import type { ConversationContext } from './conversation-context.ts'
import { followAnswer } from './follow-answer.ts'
import { presentConversation, presentWithTurns } from './present.ts'
import { findConversations, findTurns, getConversationOrThrow } from './queries.ts'

export function conversationRoutes({ mount, context }: Router<ConversationContext>): void {
  const { conversation } = contract
  const { db, clock, searches } = context

  mount(conversation.getAssistant, async () => {
    const { model, isLanguageModel } = context.assistant
    return { model, isLanguageModel }
  })
  mount(conversation.findConversations, async ({ body, viewer }) => {
    const query = await searches.run(viewer.id, ({ run }) => run('parse', body.title ?? ''))
    const { rows, total } = await findConversations(db, viewer, body, query)
    return toPage(body, { total, next: undefined }, rows.map(presentConversation))
  })
  mount(conversation.createConversation, async ({ body = {}, viewer }) => {
    const row = await createConversation(context, viewer, body)
    return presentWithTurns(row, await findTurns(db, row.id), clock())
  })
  mount(conversation.getConversation, async ({ params, viewer }) => {
    const row = await getConversationOrThrow(db, viewer, params.id)
    return presentWithTurns(row, await findTurns(db, row.id), clock())
  })
  mount(conversation.updateConversation, async ({ body, viewer }) => {
    await updateConversation(context, viewer, body)
    return null
  })
  mount(conversation.deleteConversation, async ({ params, viewer }) => {
    await deleteConversation(context, viewer, params.id)
    return null
  })

  mount(conversation.chat, async ({ body, viewer, request }) => {
    const { answer, leave } = await askQuestion(context, viewer, body)
    // A client that is already disconnected never cancels the stream, so check for it here.
    request.req.raw.signal.addEventListener('abort', leave, { once: true })
    if (request.req.raw.signal.aborted) leave()
    return streamAnswer(answer, leave)
  })
  mount(conversation.followAnswer, async ({ params, viewer }) => {
    const leaving = new AbortController()
    const answer = await followAnswer(context, viewer, params.id, leaving.signal)
    return streamAnswer(answer, () => leaving.abort())
  })
  mount(conversation.stopAnswer, async ({ params, viewer }) => {
    await stopAnswer(context, viewer, params.id)
    return null
  })
}
