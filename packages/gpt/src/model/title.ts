import { CONVERSATION_TITLE_LIMIT } from '@mozhan/api-client/contract'
import { cutText } from '@mozhan/markdown/text'

/** What a conversation is called after its first question: one line, no sign of it cut in two. */
export function titleOf(question: string): string {
  const line = question.trim().replace(/\s+/g, ' ')
  // The limit counts code points, of which one sign may have several.
  for (let most = CONVERSATION_TITLE_LIMIT; most > 0; most -= 1) {
    const title = cutText(line, most, '…')
    if (Array.from(title).length <= CONVERSATION_TITLE_LIMIT) return title
  }
  return ''
}
