import { AssistantError, type Question, type Subject, type Turn } from './assistant.ts'
import { copy } from './copy.ts'
import { countTokens, cutToTokens } from './count-tokens.ts'

/** What is sent to a language model. */
export interface Prompt {
  /** System instructions. Contain no text of users. */
  readonly instructions: string
  readonly messages: readonly Turn[]
}

export interface PromptOptions {
  readonly siteName: string
  /** Maximum tokens of article, history and question together. */
  readonly tokens: number
  /** Random, so that no text can close the data section. */
  readonly mark: string
}

/** Maximum share of the context that an article gets. */
const ARTICLE_SHARE = 0.5

/**
 * Builds the prompt from the question and the latest turns that fit into the context. An article is sent as a separate
 * message between two marks.
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

/** Builds the prompt for an abstract of a text. */
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

function toText({ title, markdown }: Subject, max: number): string {
  const cut = cutToTokens(markdown, max)
  const rest = cut.length < markdown.length ? `\n\n${copy.prompt.articleCut}` : ''
  return `${copy.prompt.articleTitle}${cutToTokens(title, max)}\n\n${cut}${rest}`
}

function fit(turns: readonly Turn[], max: number): Turn[] {
  const question = turns.at(-1)
  let left = max - countTokens(question?.content ?? '')
  if (question === undefined || left < 0) throw new AssistantError('questionTooLong')
  const fitting = [question]
  for (const turn of turns.slice(0, -1).reverse()) {
    // A failed answer can be empty.
    if (turn.content.trim() === '') continue
    left -= countTokens(turn.content)
    if (left < 0) break
    fitting.unshift(turn)
  }
  // Models expect the first message to be a question.
  while (fitting[0]?.role === 'assistant') fitting.shift()
  return fitting
}
