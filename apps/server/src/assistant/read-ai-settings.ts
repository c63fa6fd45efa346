/** A service that speaks the OpenAI protocol. */
export interface AiSettings {
  /** Address before `/chat/completions`. */
  readonly baseUrl: string
  readonly model: string
  /** Absent for services that ask for none. */
  readonly apiKey?: string
  /** What a call may hold, question and history, in tokens. */
  readonly contextTokens: number
  /** How long the first piece of an answer, and each next one, may take. */
  readonly firstTokenMs: number
  readonly nextTokenMs: number
}

const CONTEXT_TOKENS = 16_000
const FIRST_TOKEN_SECONDS = 60
const NEXT_TOKEN_SECONDS = 30

/**
 * Reads the `AI_…` settings. Without AI_BASE_URL there is no such service.
 * @param text value of a variable, undefined when it is empty
 * @param readUrl the same for addresses; reports those that are none
 * @param readNumber the same for whole numbers above zero
 * @param problems where everything wrong is added
 */
export function readAiSettings(
  text: (name: string) => string | undefined,
  readUrl: (name: string) => string | undefined,
  readNumber: (name: string, fallback: number) => number,
  problems: string[],
): AiSettings | undefined {
  const baseUrl = readUrl('AI_BASE_URL')
  const model = text('AI_MODEL')
  const apiKey = text('AI_API_KEY')
  const contextTokens = readNumber('AI_CONTEXT_TOKENS', CONTEXT_TOKENS)
  const firstTokenMs = readNumber('AI_FIRST_TOKEN_SECONDS', FIRST_TOKEN_SECONDS) * 1000
  const nextTokenMs = readNumber('AI_NEXT_TOKEN_SECONDS', NEXT_TOKEN_SECONDS) * 1000
  if (baseUrl === undefined) {
    if (model !== undefined || apiKey !== undefined) {
      problems.push('AI_BASE_URL is missing; set it, or remove AI_MODEL and AI_API_KEY.')
    }
    return undefined
  }
  if (model === undefined) {
    problems.push('AI_MODEL is missing; name the model that AI_BASE_URL shall answer with.')
    return undefined
  }
  const key = apiKey === undefined ? {} : { apiKey }
  return { baseUrl, model, ...key, contextTokens, firstTokenMs, nextTokenMs }
}
