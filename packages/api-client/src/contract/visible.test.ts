import { expect, it } from 'vitest'
import { hasVisibleText, removeInvisible } from './visible.ts'

/** Samples of each kind of invisible character. */
const INVISIBLE: Readonly<Record<string, string>> = {
  nothing: '',
  blanks: ' \t\n\u00a0\u2003\u3000\u2028',
  controls: '\u0000\u0007\u0085',
  'zero widths': '\u200b\u200c\u200d\u2060\ufeff',
  'a soft hyphen': '\u00ad',
  'Hangul fillers': '\u115f\u1160\u3164\uffa0',
  'the blank Braille pattern': '\u2800',
  'variation selectors': '\ufe0f\ufe0e\u{e0100}\u180b',
  tags: '\u{e0001}\u{e0061}\u{e007f}',
  'the Mongolian vowel separator': '\u180e',
  'direction marks': '\u200e\u202e\u2066\u061c',
  'invisible operators': '\u2061\u2062\u2063\u2064',
  'the grapheme joiner and Khmer vowels': '\u034f\u17b4\u17b5',
  'musical controls and the null notehead': '\u{1d173}\u{1d159}',
  'the object replacement character': '\ufffc',
  'half a surrogate': '\ud800',
  'unassigned and private characters': '\u0378\ue000\u{10ffff}',
  'a mark without a letter': ' \u0301',
}

it.each(Object.entries(INVISIBLE))('finds nothing visible in %s', (_name, text) => {
  expect(hasVisibleText(text)).toBe(false)
})

it.each(['a', '好', '1', '。', '👩🏽‍💻', 'e\u0301', '\u200bא', '\ufffd', '한', '⠃', '1️⃣'])(
  'finds a visible character in %j',
  (text) => {
    expect(hasVisibleText(` \u200b${text}\u3164`)).toBe(true)
  },
)

it('removes every invisible character and keeps marks', () => {
  const all = Object.values(INVISIBLE).join('')
  expect(removeInvisible(`阿${all}岚e\u0301`)).toBe('阿\u0301岚e\u0301')
})
