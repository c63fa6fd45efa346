import { expect, it } from 'vitest'
import { parseRepairedJson, repairText, repairValues } from './repair-text.ts'

it('replaces U+0000 and lone surrogates by U+FFFD', () => {
  expect(repairText('a\u0000b\ud83dc\ude00d')).toBe('a\ufffdb\ufffdc\ufffdd')
})

it('does not change valid characters', () => {
  expect(repairText('好👩🏽‍💻\ufffd')).toBe('好👩🏽‍💻\ufffd')
})

it('repairs every string of a JSON value at any depth', () => {
  const json = '{"a":["\\ud800",{"b":"x\\u0000"}],"c":"\\ud83d\\ude00","d":"\\\\u0000","e":1}'
  expect(parseRepairedJson(json)).toEqual({
    a: ['\ufffd', { b: 'x\ufffd' }],
    c: '😀',
    d: '\\u0000',
    e: 1,
  })
})

it('repairs strings and does not change files of a form', () => {
  const file = new File(['\0'], 'a.bin')
  expect(repairValues({ name: 'a\0', file })).toEqual({ name: 'a\ufffd', file })
})
