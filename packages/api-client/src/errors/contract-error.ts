import type * as z from 'zod/mini'
import type { Endpoint } from '../contract/endpoint.ts'

/** What a `ContractError` is made of. */
export interface ContractErrorOptions {
  /** The endpoint that was called. */
  endpoint: Endpoint
  /** What is wrong with the answer, for developers. */
  reason: string
  /** What the schema found. @default [] */
  issues?: readonly z.core.$ZodIssue[]
  /** The error that this one was made from. */
  cause?: unknown
}

/**
 * The call succeeded, but the answer does not have the shape that the contract describes. It is no `ApiError`: the
 * server refused nothing; client and server disagree.
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
  /** What the schema found; empty where the answer could not be read at all. */
  readonly issues: readonly z.core.$ZodIssue[]

  /**
   * Made by the client; by tests, too.
   * @param options endpoint, and what is wrong with its answer
   */
  constructor({ endpoint, reason, issues = [], cause }: ContractErrorOptions) {
    super(`${endpoint.method} ${endpoint.path}: ${reason}`, { cause })
    this.endpoint = endpoint
    this.issues = issues
  }
}

/**
 * Whether an answer had another shape than the contract describes.
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
