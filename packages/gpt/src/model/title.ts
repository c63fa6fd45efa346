import { MAX_CONVERSATION_TITLE_LENGTH } from '@mozhan/api-client/contract'
import { cutText } from '@mozhan/markdown/text'

/** Makes the title of a conversation from its first question: one line, cut between graphemes. */
export function titleOf(question: string): string {
  const line = question.trim().replace(/\s+/g, ' ')
  // The limit counts code points; one grapheme may have several.
  for (let max = MAX_CONVERSATION_TITLE_LENGTH; max > 0; max -= 1) {
    const title = cutText(line, max, '…')
    if (Array.from(title).length <= MAX_CONVERSATION_TITLE_LENGTH) return title
  }
  return ''
}
