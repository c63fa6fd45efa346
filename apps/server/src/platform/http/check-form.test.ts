import { describe, expect, it } from 'vitest'
import { isModestForm } from './check-form.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const part = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'

describe('a form before it is parsed', () => {
  it.each(['multipart/form-data; boundary=b', 'multipart/form-data; charset=x; BOUNDARY="b"'])(
    'is refused when it has more than 20 parts: %s',
    (type) => {
      expect(isModestForm(bytes(`${part.repeat(19)}--b--`), type)).toBe(true)
      expect(isModestForm(bytes(`${part.repeat(30)}--b--`), type)).toBe(false)
    },
  )

  it('is refused when it has more than 20 fields', () => {
    const type = 'application/x-www-form-urlencoded'
    expect(isModestForm(bytes('a=1&b=2'), type)).toBe(true)
    expect(isModestForm(bytes('a&'.repeat(100)), type)).toBe(false)
  })

  it('may hold any file', () => {
    const file = '\r\n--line\r\n&'.repeat(1000)
    expect(isModestForm(bytes(`${part}${file}\r\n--b--`), 'multipart/form-data; boundary=b')).toBe(
      true,
    )
  })
})
