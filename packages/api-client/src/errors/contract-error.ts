import type * as z from 'zod/mini'
import type { Endpoint } from '../contract/endpoint.ts'

export interface ContractErrorOptions {
  endpoint: Endpoint
  reason: string
  issues?: readonly z.core.$ZodIssue[]
  cause?: unknown
}

/**
 * The call succeeded, but the answer is not what the contract says. Not an `ApiError`: nobody
 * refused anything, client and server disagree.
 */
export class ContractError extends Error {
  override name = 'ContractError'
  readonly endpoint: Endpoint
  readonly issues: readonly z.core.$ZodIssue[]

  constructor({ endpoint, reason, issues = [], cause }: ContractErrorOptions) {
    super(`${endpoint.method} ${endpoint.path}: ${reason}`, { cause })
    this.endpoint = endpoint
    this.issues = issues
  }
}

/** Whether an answer had the wrong shape. */
export function isContractError(error: unknown): error is ContractError {
  return error instanceof Error && error.name === 'ContractError'
}
