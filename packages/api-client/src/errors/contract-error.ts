import type * as z from 'zod/mini'
import type { Endpoint } from '../contract/endpoint.ts'

/** Options of `ContractError`. */
export interface ContractErrorOptions {
  /** The endpoint that was called. */
  endpoint: Endpoint
  /** Description of the mismatch, for developers. */
  reason: string
  /** Issues that the schema reported. @default [] */
  issues?: readonly z.core.$ZodIssue[]
  /** The original error. */
  cause?: unknown
}

/**
 * The answer does not match the contract. It is not an `ApiError`, because the server did not refuse the call.
 * @example
 * ```ts
 * import { ContractError } from '@mozhan/api-client'
 * import { article } from '@mozhan/api-client/contract'
 *
 * throw new ContractError({ endpoint: article.getArticle, reason: 'the answer is not JSON' })
 * ```
 */
export class ContractError extends Error {
  override name = 'ContractError'
  /** The endpoint that was called. */
  readonly endpoint: Endpoint
  /** Issues that the schema reported; empty if the answer could not be parsed at all. */
  readonly issues: readonly z.core.$ZodIssue[]

  /**
   * Constructed by the client and by tests.
   * @param options endpoint, and description of the mismatch
   */
  constructor({ endpoint, reason, issues = [], cause }: ContractErrorOptions) {
    super(`${endpoint.method} ${endpoint.path}: ${reason}`, { cause })
    this.endpoint = endpoint
    this.issues = issues
  }
}

/**
 * Whether an answer did not match the contract.
 * @param error what a call threw
 * @returns true for a `ContractError`
 * @example
 * ```ts
 * import { createApiClient, isContractError } from '@mozhan/api-client'
 * import { contract } from '@mozhan/api-client/contract'
 *
 * await createApiClient(contract).article.listArticles().catch((error) => {
 *   if (isContractError(error)) console.log(error.endpoint.path, error.issues)
 * })
 * ```
 */
export function isContractError(error: unknown): error is ContractError {
  return error instanceof Error && error.name === 'ContractError'
}
