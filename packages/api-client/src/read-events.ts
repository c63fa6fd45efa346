import type { DataOf, Endpoint } from './contract/endpoint.ts'
import { parseJson } from './contract/json.ts'
import { ContractError } from './errors/contract-error.ts'
import { parseData } from './parse-data.ts'
import { type Asked, readBody } from './read-body.ts'

/** Ends a stream of the family of services that send it. */
const DONE = '[DONE]'
const LINE_END = /\r?\n/

/**
 * Reads server-sent events, each parsed by the endpoint's schema. Leaving the loop ends the request.
 * @throws ContractError when an event has the wrong shape; NetworkError when the stream breaks off
 */
export async function* readEvents<E extends Endpoint>(
  endpoint: E,
  response: Response,
  asked: Asked,
): AsyncGenerator<DataOf<E>> {
  if (!response.body) return
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  let data: string[] = []
  try {
    for (;;) {
      const { done, value } = await readBody(reader.read(), asked)
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
