import { AssistantError, type Question, type Subject, type Turn } from './assistant.ts'
import { copy } from './copy.ts'
import { countTokens, cutToTokens } from './count-tokens.ts'

/** What a language model is sent. */
export interface Prompt {
  /** The system's part: ours alone. */
  readonly instructions: string
  readonly messages: readonly Turn[]
}

export interface PromptOptions {
  readonly siteName: string
  /** Most tokens of article, history and question together. */
  readonly tokens: number
  /** Not to be guessed, so that no text can end the part that is data. */
  readonly mark: string
}

/** An article gets at most this share of the room. */
const ARTICLE_SHARE = 0.5

/**
 * The question with as much of what was said before as there is room for, the latest first. An article stands in a
 * message of its own between two marks.
 * @throws AssistantError `questionTooLong`
 */
export function toPrompt(
  { turns, article, isWithoutArticle }: Question,
  options: PromptOptions,
): Prompt {
  const { siteName, tokens, mark } = options
  const role = copy.prompt.role(siteName)
  if (article === undefined) {
    const instructions = isWithoutArticle ? `${role}\n\n${copy.prompt.articleIsGone}` : role
    return { instructions, messages: fit(turns, tokens) }
  }
  const [open, close] = toMarks(mark)
  const data = `${open}\n${toText(article, tokens * ARTICLE_SHARE)}\n${close}`
  const history = fit(turns, tokens - countTokens(data))
  return {
    instructions: `${role}\n\n${copy.prompt.articleIsData(open, close)}`,
    messages: [{ role: 'user', content: data }, ...history],
  }
}

/** Asks for an abstract of a text. */
export function toSummaryPrompt(text: string, { tokens, mark }: PromptOptions): Prompt {
  const [open, close] = toMarks(mark)
  const data = `${open}\n${cutToTokens(text, tokens)}\n${close}`
  return {
    instructions: copy.prompt.summary(open, close),
    messages: [{ role: 'user', content: data }],
  }
}

function toMarks(mark: string): readonly [open: string, close: string] {
  return [`<article-${mark}>`, `</article-${mark}>`]
}

function toText({ title, markdown }: Subject, most: number): string {
  const cut = cutToTokens(markdown, most)
  const rest = cut.length < markdown.length ? `\n\n${copy.prompt.articleCut}` : ''
  return `${copy.prompt.articleTitle}${cutToTokens(title, most)}\n\n${cut}${rest}`
}

function fit(turns: readonly Turn[], most: number): Turn[] {
  const question = turns.at(-1)
  let left = most - countTokens(question?.content ?? '')
  if (question === undefined || left < 0) throw new AssistantError('questionTooLong')
  const kept = [question]
  for (const turn of turns.slice(0, -1).reverse()) {
    // An answer that failed before it began says nothing.
    if (turn.content.trim() === '') continue
    left -= countTokens(turn.content)
    if (left < 0) break
    kept.unshift(turn)
  }
  // Models expect a question first.
  while (kept[0]?.role === 'assistant') kept.shift()
  return kept
}
