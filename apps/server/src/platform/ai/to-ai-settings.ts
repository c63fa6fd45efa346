import type { Settings } from '@mozhan/operations/settings'

/** A service with the OpenAI protocol. */
export interface AiSettings {
  /** Address without `/chat/completions`. */
  readonly baseUrl: string
  readonly model: string
  /** Absent for services without authentication. */
  readonly apiKey?: string | undefined
  /** Maximum tokens of one call: question and history. */
  readonly contextTokens: number
  /** Timeouts for the first and for each further piece of an answer. */
  readonly firstTokenMs: number
  readonly nextTokenMs: number
}

/** Undefined when AI_BASE_URL is not set. */
export function toAiSettings(settings: Settings): AiSettings | undefined {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model } = settings
  if (baseUrl === undefined || model === undefined) return undefined
  return {
    baseUrl,
    model,
    apiKey: settings.AI_API_KEY,
    contextTokens: settings.AI_CONTEXT_TOKENS,
    firstTokenMs: settings.AI_FIRST_TOKEN_SECONDS * 1000,
    nextTokenMs: settings.AI_NEXT_TOKEN_SECONDS * 1000,
  }
}
