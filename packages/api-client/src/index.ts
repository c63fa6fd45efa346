export { isNetworkError, isTimeoutError, type NetworkError, type TimeoutError } from 'ky'
export { createCaller } from './call.ts'
export { type ApiClient, type ApiMethod, createApiClient } from './client.ts'
export {
  createDraftStore,
  type DraftStoreOptions,
  removeDraft,
  type StoredDraft,
} from './draft-store.ts'
export { ApiError, type ApiErrorOptions, isApiError } from './errors/api-error.ts'
export {
  ContractError,
  type ContractErrorOptions,
  isContractError,
} from './errors/contract-error.ts'
export {
  isRateLimitError,
  RateLimitError,
  type RateLimitErrorOptions,
} from './errors/rate-limit-error.ts'
export { isTokenExpiredError, TokenExpiredError } from './errors/token-expired-error.ts'
export type { CallArgs, Caller, CallOptions, ClientOptions } from './options.ts'
export { createRetryBudget, type RetryBudget, type RetryBudgetOptions } from './retry-budget.ts'
