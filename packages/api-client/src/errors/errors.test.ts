import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { article, CHANGED_ELSEWHERE } from '../contract/index.ts'
import { buildNetworkError, buildTimeoutError } from '../fixtures/index.ts'
import {
  ApiError,
  InputError,
  isChangedElsewhere,
  isInputError,
  isRefusal,
  isUnanswered,
  RateLimitError,
  TokenExpiredError,
  waitOf,
} from './index.ts'

const options = { endpoint: article.getArticle, status: 200, message: '不行', code: 999 }

describe('the guards of errors', () => {
  it('tell refusals from sessions that have ended', () => {
    expect(isRefusal(new ApiError(options))).toBe(true)
    expect(isRefusal(new RateLimitError({ ...options, retryAfterSeconds: 2 }))).toBe(true)
    expect(isRefusal(new TokenExpiredError(options))).toBe(false)
    expect(isRefusal(new InputError('空的'))).toBe(false)
    expect(isInputError(new InputError('空的'))).toBe(true)
  })

  it('know a conflict by its code, as the contract has it', () => {
    expect(isChangedElsewhere(new ApiError({ ...options, code: CHANGED_ELSEWHERE }))).toBe(true)
    expect(isChangedElsewhere(new ApiError(options))).toBe(false)
  })

  it('tell how long to wait', () => {
    expect(waitOf(new RateLimitError({ ...options, retryAfterSeconds: 2 }))).toBe(2000)
    expect(waitOf(new ApiError(options))).toBeUndefined()
  })

  it('know what ky throws where nothing answers', () => {
    expect(isUnanswered(buildNetworkError())).toBe(true)
    expect(isUnanswered(buildTimeoutError())).toBe(true)
    expect(isUnanswered(new TypeError('undefined is not a function'))).toBe(false)
  })
})

it('the entry brings neither schemas nor a client', () => {
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
  expect(imports.filter((from) => !from.startsWith('./'))).toEqual([])
})
