import type { Api } from '@mozhan/session/client'
import type { Conversation } from '../../model/conversation.ts'
import { toMessages } from '../../model/server-conversation.ts'

/** Creates a local conversation on the server. Idempotent: the server recognises its local id. @returns its id there */
export async function createOnServer(
  api: Api,
  { id, title, subject, turns }: Conversation,
): Promise<string> {
  const content = toMessages(turns)
  const created = await api.conversation.createConversation({
    body: {
      localId: id,
      ...(title ? { title } : {}),
      ...(content.length > 0 ? { content } : {}),
      ...(subject ? { articleId: subject.id } : {}),
    },
  })
  return created.id
}
