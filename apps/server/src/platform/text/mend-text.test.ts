import { expect, it } from 'vitest'
import { mendText, mendValues, parseMendedJson } from './mend-text.ts'

it('puts U+FFFD in the place of U+0000 and of half a surrogate pair', () => {
  expect(mendText('a\u0000b\ud83dc\ude00d')).toBe('a\ufffdb\ufffdc\ufffdd')
})

it('leaves whole characters alone', () => {
  expect(mendText('好👩🏽‍💻\ufffd')).toBe('好👩🏽‍💻\ufffd')
})

it('mends every text of a JSON value, however deep', () => {
  const json = '{"a":["\\ud800",{"b":"x\\u0000"}],"c":"\\ud83d\\ude00","d":"\\\\u0000","e":1}'
  expect(parseMendedJson(json)).toEqual({
    a: ['\ufffd', { b: 'x\ufffd' }],
    c: '😀',
    d: '\\u0000',
    e: 1,
  })
})

it('mends texts and leaves files of a form alone', () => {
  const file = new File(['\0'], 'a.bin')
  expect(mendValues({ name: 'a\0', file })).toEqual({ name: 'a\ufffd', file })
})
