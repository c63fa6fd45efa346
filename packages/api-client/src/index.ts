/**
 * The typed client, its options and its errors. The contract is in `@mozhan/api-client/contract`.
 * @module client
 */

export { isNetworkError, isTimeoutError, type NetworkError, type TimeoutError } from 'ky'
export { createCaller } from './call.ts'
export { type ApiClient, type ApiMethod, createApiClient } from './client.ts'
export { createDraftConnection, type DraftConnection } from './draft-connection.ts'
export { type DraftStoreOptions, removeDraft } from './draft-store.ts'
export {
  ApiError,
  type ApiErrorOptions,
  ContractError,
  type ContractErrorOptions,
  InputError,
  isApiError,
  isConflict,
  isContractError,
  isInputError,
  isNotFound,
  isRateLimitError,
  isRefusal,
  isTokenExpiredError,
  isUnanswered,
  RateLimitError,
  type RateLimitErrorOptions,
  retryAfterMs,
  TokenExpiredError,
} from './errors/index.ts'
export type { CallArgs, Caller, CallOptions, ClientOptions } from './options.ts'
export { createRetryBudget, type RetryBudget, type RetryBudgetOptions } from './retry-budget.ts'
