import { describe, expect, it } from 'vitest'
import { isPageId, parsePage } from './ids.ts'

describe('isPageId', () => {
  it('keeps all digits of a long id', () => {
    expect(isPageId('1844197938335842305')).toBe(true)
    expect(isPageId('9')).toBe(true)
  })

  it.each(['', '0', '01', 'robots.txt', 'favicon.ico', '12a', '-1', '1.5', '１２', '1'.repeat(20)])(
    'refuses %s',
    (value) => {
      expect(isPageId(value)).toBe(false)
    },
  )
})

describe('parsePage', () => {
  it('reads later pages only, in one spelling', () => {
    expect(parsePage('2')).toBe(2)
    expect(['1', '0', '02', 'x', '10000'].map(parsePage)).toEqual(Array(5).fill(undefined))
  })
})
