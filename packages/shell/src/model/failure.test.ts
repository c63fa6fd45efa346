import { describe, expect, it } from 'vitest'
import { copy } from '../copy.ts'
import { failureText, needsLogin, parseFailure } from './failure.ts'

const cookie = (text: string) => `a=1; error=${encodeURIComponent(text)}; b=2`

describe('parseFailure', () => {
  it.each([
    [cookie('{"code":404,"message":"没有"}'), { code: 404, message: '没有' }],
    [cookie('{"code":"500","message":"坏了"}'), { code: 500, message: '坏了' }],
    [cookie('{"message":"坏了"}'), { message: '坏了' }],
    [cookie('服务器开小差了'), { message: '服务器开小差了' }],
    [cookie('404'), { message: '404' }],
    ['error=100%', { message: '100%' }],
    [cookie('{"code":'), { message: '{"code":' }],
  ])('%s', (cookies, failure) => {
    expect(parseFailure(cookies)).toEqual(failure)
  })

  it.each(['', 'a=1', 'error=', 'error=%20', cookie('{}'), 'xerror=1'])(
    'undefined for "%s"',
    (text) => {
      expect(parseFailure(text)).toBeUndefined()
    },
  )
})

describe('failureText', () => {
  it('has fixed texts for three codes', () => {
    expect(failureText({ code: 404, message: 'x' })).toBe('页面不存在')
    expect(failureText({ code: 1404, message: 'x' })).toBe('请先登录!!')
    expect(failureText({ code: 1401, message: 'x' })).toBe('请先登录!')
  })

  it('shows the server’s message otherwise', () => {
    expect(failureText({ code: 500, message: '数据库忙' })).toBe('数据库忙')
    expect(failureText({ message: '数据库忙' })).toBe('数据库忙')
    expect(failureText({ code: 500 })).toBe(copy.errors.unknown)
  })

  it.each([
    cookie('{"code":502,"message":"HTTP 502"}'),
    cookie('{"code":504,"message":""}'),
    cookie('HTTP 503'),
  ])('has a sentence after an error of a gateway: %s', (cookies) => {
    expect(failureText(parseFailure(cookies) ?? {})).toBe('出了一点问题，请稍后再试')
  })
})

it('offers to sign in only if that helps', () => {
  expect(needsLogin({ code: 1401 })).toBe(true)
  expect(needsLogin({ code: 1404 })).toBe(true)
  expect(needsLogin({ code: 404 })).toBe(false)
  expect(needsLogin({ message: 'x' })).toBe(false)
})
