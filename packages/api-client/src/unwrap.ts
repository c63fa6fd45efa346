import * as z from 'zod/mini'
import type { DataOf, Endpoint } from './contract/endpoint.ts'
import { envelopeSchema, SUCCESS_CODE, UNKNOWN_FAILURE_CODE } from './contract/envelope.ts'
import { isTokenExpired } from './contract/expiry.ts'
import { parseJson } from './contract/json.ts'
import { ApiError } from './errors/api-error.ts'
import { ContractError } from './errors/contract-error.ts'
import { RateLimitError } from './errors/rate-limit-error.ts'
import { TokenExpiredError } from './errors/token-expired-error.ts'
import { parseData } from './parse-data.ts'
import { parseRetryAfter } from './retry-after.ts'

const TOO_MANY = 429

interface Answer {
  status: number
  ok: boolean
  /** Text, or parsed JSON. */
  body: unknown
  /** The header `Retry-After`. */
  retryAfter?: string | null
  cause?: unknown
}

/**
 * Parses the body of an answer to `data` (docs/rules.md#response-envelope).
 * @throws TokenExpiredError, RateLimitError or ApiError if the server refused; ContractError if the answer is invalid
 */
export function unwrap<E extends Endpoint>(endpoint: E, answer: Answer): DataOf<E> {
  const envelope = readEnvelope(answer.body)
  if (!answer.ok || envelope?.code !== SUCCESS_CODE) throw toError(endpoint, answer, envelope)
  return parseData(endpoint, envelope.data)
}

function readEnvelope(body: unknown): z.output<typeof envelopeSchema> | undefined {
  try {
    const value = typeof body === 'string' ? parseJson(body) : body
    return z.safeParse(envelopeSchema, value).data
  } catch {
    return undefined
  }
}

function toError(endpoint: Endpoint, answer: Answer, envelope: ReturnType<typeof readEnvelope>) {
  const { status, ok, cause } = answer
  if (ok && !envelope) {
    return new ContractError({ endpoint, reason: `answered ${status} without an envelope` })
  }
  // A failed status never counts as a success, even with a success code in the envelope.
  const ownCode = envelope?.code === SUCCESS_CODE ? undefined : envelope?.code
  const code = ownCode ?? (ok ? UNKNOWN_FAILURE_CODE : status)
  const message = envelope?.message ?? `HTTP ${status}`
  const options = { endpoint, status, code, message, cause }
  if (isTokenExpired({ code: ownCode, status: ok ? undefined : status })) {
    return new TokenExpiredError(options)
  }
  if (status !== TOO_MANY && code !== TOO_MANY) return new ApiError(options)
  const retryAfterSeconds = parseRetryAfter(answer.retryAfter, Date.now())
  return new RateLimitError({ ...options, retryAfterSeconds })
}
