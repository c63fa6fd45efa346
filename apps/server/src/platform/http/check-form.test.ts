import { describe, expect, it } from 'vitest'
import { isFormWithinLimits } from './check-form.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const part = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'

describe('isModestForm', () => {
  it.each(['multipart/form-data; boundary=b', 'multipart/form-data; charset=x; BOUNDARY="b"'])(
    'refuses forms with more than 20 parts: %s',
    (type) => {
      expect(isFormWithinLimits(bytes(`${part.repeat(19)}--b--`), type)).toBe(true)
      expect(isFormWithinLimits(bytes(`${part.repeat(30)}--b--`), type)).toBe(false)
    },
  )

  it('refuses forms with more than 20 fields', () => {
    const type = 'application/x-www-form-urlencoded'
    expect(isFormWithinLimits(bytes('a=1&b=2'), type)).toBe(true)
    expect(isFormWithinLimits(bytes('a&'.repeat(100)), type)).toBe(false)
  })

  it('accepts files with any content', () => {
    const file = '\r\n--line\r\n&'.repeat(1000)
    expect(
      isFormWithinLimits(bytes(`${part}${file}\r\n--b--`), 'multipart/form-data; boundary=b'),
    ).toBe(true)
  })
})
