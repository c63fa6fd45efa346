import { randomBytes } from 'node:crypto'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import {
  APICallError,
  type FinishReason,
  experimental_streamTextLowMemory as streamTextLowMemory,
} from 'ai'
import { type Assistant, AssistantError } from './assistant.ts'
import { type Prompt, toPrompt, toSummaryPrompt } from './prompt.ts'
import { createSilenceTimeout } from './silence-timeout.ts'
import { createThoughtFilter } from './thought-filter.ts'
import type { AiSettings } from './to-ai-settings.ts'

/** Timeout for one whole answer, in ms. */
const TOTAL_MS = 10 * 60_000

/** An assistant that uses any service with the OpenAI protocol. */
export function createLanguageModel(settings: AiSettings, siteName: string): Assistant {
  const { baseUrl, apiKey, contextTokens: tokens } = settings
  const provider = createOpenAICompatible({
    name: 'assistant',
    baseURL: baseUrl,
    ...(apiKey === undefined ? {} : { apiKey }),
  })
  const model = provider.chatModel(settings.model)
  const newOptions = () => ({ siteName, tokens, mark: randomBytes(8).toString('hex') })

  async function* stream(prompt: Prompt, signal: AbortSignal): AsyncGenerator<string> {
    // The SDK's own timeouts start with the response headers.
    const silence = createSilenceTimeout(settings.firstTokenMs, settings.nextTokenMs)
    const total = AbortSignal.timeout(TOTAL_MS)
    const left = new AbortController()
    const thoughts = createThoughtFilter()
    try {
      const result = streamTextLowMemory({
        model,
        instructions: prompt.instructions,
        messages: [...prompt.messages],
        abortSignal: AbortSignal.any([signal, silence.signal, total, left.signal]),
        // The user sees the failure at once and can retry.
        maxRetries: 0,
        // The default writes the error with the whole request to the console.
        onError: () => {},
      })
      for await (const part of result.fullStream) {
        if (part.type === 'text-delta' || part.type === 'reasoning-delta') silence.renew()
        const text = part.type === 'text-delta' ? thoughts.write(part.text) : ''
        if (text !== '') yield text
        if (part.type === 'error') throw part.error
        if (part.type === 'abort') throw new AssistantError('silent')
        if (part.type === 'finish') checkReason(part.finishReason)
      }
      const rest = thoughts.end()
      if (rest !== '') yield rest
    } catch (error) {
      signal.throwIfAborted()
      throw silence.signal.aborted ? new AssistantError('silent') : toAssistantError(error)
    } finally {
      silence.end()
      left.abort()
    }
  }

  return {
    model: settings.model,
    isLanguageModel: true,
    answer: (question, signal) => stream(toPrompt(question, newOptions()), signal),
    async summarize(text, signal) {
      let summary = ''
      for await (const piece of stream(toSummaryPrompt(text, newOptions()), signal)) {
        summary += piece
      }
      return summary.trim()
    },
  }
}

/** A finish reason other than the end means that the answer is incomplete. */
function checkReason(reason: FinishReason): void {
  if (reason === 'length') throw new AssistantError('answerTooLong')
  if (reason === 'content-filter') throw new AssistantError('refused')
}

/** Drops all text of the service, because services repeat keys and questions in their error messages. */
function toAssistantError(error: unknown): AssistantError {
  if (error instanceof AssistantError) return error
  if (!APICallError.isInstance(error)) return new AssistantError('broken')
  const { statusCode: status } = error
  if (status === undefined || status >= 500) return new AssistantError('unreachable', status)
  if (status === 429) return new AssistantError('busy', status)
  if (status === 401 || status === 403 || status === 404) {
    return new AssistantError('misconfigured', status)
  }
  return new AssistantError(status < 300 ? 'broken' : 'refused', status)
}
