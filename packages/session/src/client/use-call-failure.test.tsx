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

const failure = (name: string, message = '') => Object.assign(new Error(message), { name })

beforeEach(() => {
  handleExpiry.mockClear()
  render(<Probe />)
})

describe('a failed call', () => {
  it('is told in the server’s own words', () => {
    expect(describeFailure(failure('ApiError', '标题太长'))).toEqual({
      message: '标题太长',
      canRetry: false,
    })
  })

  it('is told with the time to wait where it came too soon, and the page is not left', () => {
    const message = '操作过于频繁，请 40 秒后再试'
    expect(describeFailure(failure('RateLimitError', message))).toEqual({
      message,
      canRetry: false,
    })
    expect(handleExpiry).not.toHaveBeenCalled()
  })

  it.each([failure('NetworkError'), failure('TimeoutError'), new TypeError('fetch')])(
    'may be tried again where nothing was answered: %s',
    (error) => {
      expect(describeFailure(error)).toEqual({
        message: '网络不通，请检查连接后再试一次',
        canRetry: true,
      })
    },
  )

  it.each([
    failure('ApiError'),
    failure('ApiError', 'HTTP 502'),
    failure('ContractError', 'GET /x: answered 200 without an envelope'),
    failure('Error', 'whatever'),
    'a text',
    null,
  ])('has a sentence of ours where the server has none: %s', (error) => {
    expect(describeFailure(error)).toEqual({ message: '没有成功，请再试一次', canRetry: true })
  })

  it('leaves the page only for an expired session', () => {
    expect(describeFailure(failure('TokenExpiredError', '过期'))).toEqual({
      message: '令牌过期，请重新登录',
      canRetry: false,
    })
    expect(handleExpiry).toHaveBeenCalledOnce()
    describeFailure(failure('ApiError', '没有权限'))
    expect(handleExpiry).toHaveBeenCalledOnce()
  })

  it('may be tried again when another tab has renewed the session', () => {
    handleExpiry.mockReturnValueOnce(false)
    expect(describeFailure(failure('TokenExpiredError'))).toMatchObject({ canRetry: true })
  })
})
