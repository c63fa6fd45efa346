import * as z from 'zod/mini'
import type { DataOf, Endpoint } from './contract/endpoint.ts'
import { ContractError } from './errors/contract-error.ts'

/**
 * Parses `data`, or one event, by the endpoint's schema.
 * @throws ContractError when the shape is wrong
 */
export function parseData<E extends Endpoint>(endpoint: E, value: unknown): DataOf<E> {
  const parsed = z.safeParse(endpoint.data, value)
  if (parsed.success) {
    // The schema that parsed is the endpoint's own.
    return parsed.data as DataOf<E>
  }
  throw new ContractError({
    endpoint,
    reason: z.prettifyError(parsed.error),
    issues: parsed.error.issues,
    cause: parsed.error,
  })
}
