import { describe, expect, it } from 'vitest'
import { readFailure, signFailure } from './failure.ts'

const SECRET = 'a secret of the tests'
const FAILURE = { code: 500, message: '系统繁忙，请稍后再试' }

describe('a signed failure', () => {
  it('is read as it was written', () => {
    expect(readFailure(signFailure(FAILURE, SECRET), SECRET)).toEqual(FAILURE)
  })

  it('is invalid after a minute', () => {
    const packed = signFailure(FAILURE, SECRET, 0)
    expect(readFailure(packed, SECRET, 59_000)).toEqual(FAILURE)
    expect(readFailure(packed, SECRET, 61_000)).toBeUndefined()
  })

  it.each([null, undefined, '', '.', 'abc', 'e30.e30', '错.误'])(
    'is invalid with the text %j',
    (packed) => {
      expect(readFailure(packed, SECRET)).toBeUndefined()
    },
  )

  it('is invalid with the signature of another secret', () => {
    const [, signature] = signFailure(FAILURE, 'another secret').split('.')
    const [payload] = signFailure({ code: 500, message: '去 evil.test 领奖' }, SECRET).split('.')
    expect(readFailure(`${payload}.${signature}`, SECRET)).toBeUndefined()
  })
})
