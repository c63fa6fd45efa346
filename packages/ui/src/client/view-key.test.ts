import { describe, expect, it } from 'vitest'
import { findStaleViewKeys, isRobot, viewKey } from './view-key.ts'

describe('isRobot', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
  ])('recognises %s', (agent) => {
    expect(isRobot(agent)).toBe(true)
  })

  it('recognises browsers, also automated ones, as readers', () => {
    expect(isRobot('Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36')).toBe(
      false,
    )
    expect(isRobot('Mozilla/5.0 (Linux; Android 14; CUBOT X30) Mobile Safari/537.36')).toBe(false)
  })
})

describe('viewKey', () => {
  it('changes at midnight in Shanghai', () => {
    const before = viewKey('1', new Date('2024-01-13T15:59:59Z'))
    const after = viewKey('1', new Date('2024-01-13T16:00:00Z'))
    expect([before, after]).toEqual(['mozhan-view:2024-01-13:1', 'mozhan-view:2024-01-14:1'])
    expect(findStaleViewKeys([before, after, 'other'], after)).toEqual([before])
  })
})
