import type { Api } from '@mozhan/session/client'
import { toMessages } from '../../model/kept-talk.ts'
import type { Talk } from '../../model/talk.ts'

/** Has the service keep a talk; asked twice for one, it keeps it once. @returns its id there */
export async function keepTalk(api: Api, { id, title, topic, turns }: Talk): Promise<string> {
  const content = toMessages(turns)
  const kept = await api.conversation.createConversation({
    body: {
      localId: id,
      ...(title ? { title } : {}),
      ...(content.length > 0 ? { content } : {}),
      ...(topic ? { articleId: topic.id } : {}),
    },
  })
  return kept.id
}
