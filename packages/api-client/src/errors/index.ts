/**
 * The errors of calls and their guards, without client, schemas and ky.
 * @module errors
 */

export { isTokenExpired } from '../contract/expiry.ts'
export { ApiError, type ApiErrorOptions, isApiError } from './api-error.ts'
export { ContractError, type ContractErrorOptions, isContractError } from './contract-error.ts'
export { InputError, isInputError } from './input-error.ts'
export { isConflict, isNotFound, isRefusal, isUnanswered } from './kinds.ts'
export {
  isRateLimitError,
  RateLimitError,
  type RateLimitErrorOptions,
  retryAfterMs,
} from './rate-limit-error.ts'
export { isTokenExpiredError, TokenExpiredError } from './token-expired-error.ts'
