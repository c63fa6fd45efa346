import type { DataOf, Endpoint } from './contract/endpoint.ts'
import { parseJson } from './contract/json.ts'
import { ContractError } from './errors/contract-error.ts'
import { parseData } from './parse-data.ts'
import { readBody, type SentRequest } from './read-body.ts'

/** Last event of streams in the format of OpenAI. */
const DONE = '[DONE]'
const LINE_END = /\r?\n/

/**
 * Reads server-sent events and parses each by the schema of the endpoint. Leaving the loop cancels the request.
 * @throws ContractError if an event does not match the schema; NetworkError if the stream is interrupted
 */
export async function* readEvents<E extends Endpoint>(
  endpoint: E,
  response: Response,
  request: SentRequest,
): AsyncGenerator<DataOf<E>> {
  if (!response.body) return
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  let data: string[] = []
  try {
    for (;;) {
      const { done, value } = await readBody(reader.read(), request)
      const lines = (rest + (value ?? '')).split(LINE_END)
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5))
        if (line !== '' || data.length === 0) continue
        const text = data.join('\n')
        data = []
        if (text === DONE) return
        yield parseEvent(endpoint, text)
      }
      if (done) return
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function parseEvent<E extends Endpoint>(endpoint: E, text: string): DataOf<E> {
  return parseData(endpoint, parseEventJson(endpoint, text))
}

function parseEventJson(endpoint: Endpoint, text: string): unknown {
  try {
    return parseJson(text)
  } catch (cause) {
    throw new ContractError({ endpoint, reason: 'sent an event that is not JSON', cause })
  }
}
