import { article } from '@mozhan/api-client/contract'
import {
  ApiError,
  ContractError,
  InputError,
  RateLimitError,
  TokenExpiredError,
} from '@mozhan/api-client/errors'
import { buildNetworkError, buildTimeoutError } from '@mozhan/api-client/fixtures'
import { render } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useCallFailure } from './use-call-failure.ts'

const handleExpiry = vi.fn(() => true)
vi.mock('./use-session-actions.ts', () => ({ useSessionActions: () => ({ handleExpiry }) }))

let describeFailure: ReturnType<typeof useCallFailure>
function Probe() {
  describeFailure = useCallFailure()
  return null
}

const endpoint = article.getArticle
const refusal = (message = '') => new ApiError({ endpoint, code: 999, status: 200, message })
const tooMany = (message: string) =>
  new RateLimitError({ endpoint, code: 429, status: 429, message, retryAfterSeconds: 40 })
const expired = (message = '') =>
  new TokenExpiredError({ endpoint, code: 401, status: 401, message })

beforeEach(() => {
  handleExpiry.mockClear()
  render(<Probe />)
})

describe('a failed call', () => {
  it('shows the message of the server', () => {
    expect(describeFailure(refusal('标题太长'))).toEqual({
      message: '标题太长',
      canRetry: false,
    })
  })

  it('shows the message of an input error', () => {
    expect(describeFailure(new InputError('这张图片是空的'))).toEqual({
      message: '这张图片是空的',
      canRetry: false,
    })
  })

  it('shows the message of a rate limit and stays on the page', () => {
    const message = '操作过于频繁，请 40 秒后再试'
    expect(describeFailure(tooMany(message))).toEqual({
      message,
      canRetry: false,
    })
    expect(handleExpiry).not.toHaveBeenCalled()
  })

  it.each([buildNetworkError(), buildTimeoutError(), new TypeError('fetch')])(
    'can be retried if there was no answer: %s',
    (error) => {
      expect(describeFailure(error)).toEqual({
        message: '网络不通，请检查连接后重试',
        canRetry: true,
      })
    },
  )

  it.each([
    refusal(),
    refusal('HTTP 502'),
    new ContractError({ endpoint, reason: 'answered 200 without an envelope' }),
    new Error('whatever'),
    'a text',
    null,
  ])('shows a default message if the server sent none: %s', (error) => {
    expect(describeFailure(error)).toEqual({ message: '没有成功，请重试', canRetry: true })
  })

  it('leaves the page only for an expired session', () => {
    expect(describeFailure(expired('过期'))).toEqual({
      message: '令牌过期，请重新登录',
      canRetry: false,
    })
    expect(handleExpiry).toHaveBeenCalledOnce()
    describeFailure(refusal('没有权限'))
    expect(handleExpiry).toHaveBeenCalledOnce()
  })

  it('can be retried if another tab has renewed the session', () => {
    handleExpiry.mockReturnValueOnce(false)
    expect(describeFailure(expired())).toMatchObject({ canRetry: true })
  })
})
