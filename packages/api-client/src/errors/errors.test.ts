import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { article, CONFLICT_CODE } from '../contract/index.ts'
import { buildNetworkError, buildTimeoutError } from '../fixtures/index.ts'
import {
  ApiError,
  InputError,
  isConflict,
  isInputError,
  isRefusal,
  isUnanswered,
  RateLimitError,
  retryAfterMs,
  TokenExpiredError,
} from './index.ts'

const options = { endpoint: article.getArticle, status: 200, message: '不行', code: 999 }

describe('the guards of errors', () => {
  it('distinguish refusals from expired sessions', () => {
    expect(isRefusal(new ApiError(options))).toBe(true)
    expect(isRefusal(new RateLimitError({ ...options, retryAfterSeconds: 2 }))).toBe(true)
    expect(isRefusal(new TokenExpiredError(options))).toBe(false)
    expect(isRefusal(new InputError('空的'))).toBe(false)
    expect(isInputError(new InputError('空的'))).toBe(true)
  })

  it('recognize a conflict by the code of the contract', () => {
    expect(isConflict(new ApiError({ ...options, code: CONFLICT_CODE }))).toBe(true)
    expect(isConflict(new ApiError(options))).toBe(false)
  })

  it('return the time to wait', () => {
    expect(retryAfterMs(new RateLimitError({ ...options, retryAfterSeconds: 2 }))).toBe(2000)
    expect(retryAfterMs(new ApiError(options))).toBeUndefined()
  })

  it('recognize the network errors of ky', () => {
    expect(isUnanswered(buildNetworkError())).toBe(true)
    expect(isUnanswered(buildTimeoutError())).toBe(true)
    expect(isUnanswered(new TypeError('undefined is not a function'))).toBe(false)
  })
})

it('the entry imports neither schemas nor the client', () => {
  const folder = new URL('.', import.meta.url)
  const files = readdirSync(folder).filter((name) => !name.includes('.test.'))
  const imports = files.flatMap((name) =>
    Array.from(
      readFileSync(new URL(name, folder), 'utf8').matchAll(
        /^(?:im|ex)port (?!type).*from '(.*)'/gm,
      ),
      ([, from = '']) => from,
    ),
  )
  expect(imports.length).toBeGreaterThan(0)
  // The codes of an expired session: a file without imports.
  const codes = '../contract/expiry.ts'
  expect(readFileSync(new URL(codes, folder), 'utf8')).not.toMatch(/^import /m)
  expect(imports.filter((from) => !from.startsWith('./') && from !== codes)).toEqual([])
})
