import { describe, expect, it, vi } from 'vitest'
import { parseJson } from './json.ts'

describe('parseJson', () => {
  it('keeps 64-bit ids exact', () => {
    expect(
      parseJson('{"id":1844197938335842305,"ids":[1844197938335842306],"n":-9223372036854775808}'),
    ).toEqual({
      id: '1844197938335842305',
      ids: ['1844197938335842306'],
      n: '-9223372036854775808',
    })
  })

  it('does not change other numbers and digits in strings', () => {
    const text =
      '{"size":9007199254740991,"ratio":0.12345678901234567,"big":1e300,"text":":1844197938335842305"}'
    expect(parseJson(text)).toEqual(JSON.parse(text))
  })

  it('rounds in engines without the source of numbers', () => {
    const parse = JSON.parse
    vi.spyOn(JSON, 'parse').mockImplementation((text, reviver) =>
      parse(text, reviver && ((key, value) => reviver(key, value))),
    )
    expect(parseJson('{"id":1844197938335842305}')).toEqual({ id: Number('1844197938335842305') })
    vi.restoreAllMocks()
  })
})
