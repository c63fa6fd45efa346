import { MAX_CONVERSATION_TITLE_LENGTH } from '@mozhan/api-client/contract'
import { cutText } from '@mozhan/markdown/text'

/** What a conversation is called after its first question: one line, no sign of it cut in two. */
export function titleOf(question: string): string {
  const line = question.trim().replace(/\s+/g, ' ')
  // The limit counts code points, of which one sign may have several.
  for (let most = MAX_CONVERSATION_TITLE_LENGTH; most > 0; most -= 1) {
    const title = cutText(line, most, '…')
    if (Array.from(title).length <= MAX_CONVERSATION_TITLE_LENGTH) return title
  }
  return ''
}
