import * as z from 'zod/mini'
import type { DataOf, Endpoint } from './contract/endpoint.ts'
import { ContractError } from './errors/contract-error.ts'

/**
 * Parses `data`, or one event, by the schema of the endpoint.
 * @throws ContractError if the value does not match the schema
 */
export function parseData<E extends Endpoint>(endpoint: E, value: unknown): DataOf<E> {
  const parsed = z.safeParse(endpoint.data, value)
  if (parsed.success) {
    // Parsed by the schema of the endpoint.
    return parsed.data as DataOf<E>
  }
  throw new ContractError({
    endpoint,
    reason: z.prettifyError(parsed.error),
    issues: parsed.error.issues,
    cause: parsed.error,
  })
}
