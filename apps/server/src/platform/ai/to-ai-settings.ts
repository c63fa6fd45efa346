import type { Settings } from '@mozhan/operations/settings'

/** A service that speaks the OpenAI protocol. */
export interface AiSettings {
  /** Address before `/chat/completions`. */
  readonly baseUrl: string
  readonly model: string
  /** Absent for services that ask for none. */
  readonly apiKey?: string | undefined
  /** What a call may hold, question and history, in tokens. */
  readonly contextTokens: number
  /** How long the first piece of an answer, and each next one, may take. */
  readonly firstTokenMs: number
  readonly nextTokenMs: number
}

/** Without AI_BASE_URL there is no such service. */
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
