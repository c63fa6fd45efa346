import { describe, expect, it } from 'vitest'
import { formatDate } from './format-date.ts'

describe('formatDate', () => {
  it('formats the day of Asia/Shanghai in any time zone', () => {
    expect(formatDate('2024-01-13T23:30:00Z')).toBe('2024年01月14日')
  })

  it('adds minutes or seconds', () => {
    expect(formatDate('2024-01-13T23:30:05Z', 'minute')).toBe('2024年01月14日 07:30')
    expect(formatDate('2024-01-13T23:30:05Z', 'full')).toBe('2024年01月14日 07:30:05')
  })

  it('writes midnight as 00', () => {
    expect(formatDate('2024-01-13T16:00:00Z', 'full')).toBe('2024年01月14日 00:00:00')
  })

  it('returns an invalid date unchanged', () => {
    expect(formatDate('someday')).toBe('someday')
  })
})
