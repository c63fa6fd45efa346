import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatRelativeTime } from './format-relative-time.ts'

// 2024-01-14 15:00:00 in Shanghai
const NOW = Date.parse('2024-01-14T07:00:00Z')
const ago = (seconds: number) => new Date(NOW - seconds * 1000).toISOString()

afterEach(() => vi.unstubAllEnvs())

describe('formatRelativeTime', () => {
  it.each([
    [0, '刚刚'],
    [59, '刚刚'],
    [60, '1分钟前'],
    [59 * 60 + 59, '59分钟前'],
    [60 * 60, '今天 14:00:00'],
    [15 * 60 * 60, '今天 00:00:00'],
    [15 * 60 * 60 + 1, '昨天 23:59:59'],
    [39 * 60 * 60, '昨天 00:00:00'],
    [39 * 60 * 60 + 1, '01月12日 23:59:59'],
    [20 * 24 * 60 * 60, '2023年12月25日 15:00:00'],
  ])('%i s ago reads %s', (seconds, text) => {
    expect(formatRelativeTime(ago(seconds), NOW)).toBe(text)
  })

  it('never shows a negative time if another clock is ahead', () => {
    expect(formatRelativeTime(ago(-2), NOW)).toBe('刚刚')
    expect(formatRelativeTime(ago(-60), NOW)).toBe('刚刚')
    expect(formatRelativeTime(ago(-61), NOW)).toBe('2024年01月14日 15:01:01')
  })

  it('counts a late evening in UTC as the next day in Shanghai', () => {
    expect(formatRelativeTime('2024-01-13T23:30:00Z', NOW)).toBe('今天 07:30:00')
  })

  it.each(['UTC', 'Asia/Shanghai', 'America/New_York', 'Pacific/Kiritimati'])(
    'is the same in every time zone: %s',
    (zone) => {
      vi.stubEnv('TZ', zone)
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
      expect(formatRelativeTime('2024-01-13T23:30:00Z', NOW)).toBe('今天 07:30:00')
      expect(formatRelativeTime('2024-01-13T15:59:59Z', NOW)).toBe('昨天 23:59:59')
      expect(formatRelativeTime('2023-12-31T16:00:00Z', NOW)).toBe('01月01日 00:00:00')
    },
  )

  it('has a short form for narrow rows', () => {
    const short = (seconds: number) => formatRelativeTime(ago(seconds), NOW, { style: 'short' })
    expect(short(60 * 60)).toBe('今天 14:00')
    expect(short(24 * 60 * 60)).toBe('昨天 15:00')
    expect(short(3 * 24 * 60 * 60)).toBe('01月11日')
    expect(short(400 * 24 * 60 * 60)).toBe('2022年12月10日')
  })

  it('returns an invalid date unchanged', () => {
    expect(formatRelativeTime('someday', NOW)).toBe('someday')
  })
})
