import { afterEach, expect, it, vi } from 'vitest'
import { GraphemeSegmenter, parseUrl, toWellFormed } from './polyfills.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it.each([
  '墨栈',
  'e\u0301te\u0301',
  '👨‍👩‍👧‍👦家',
  '👍🏽❤️',
  '🇨🇳🇯🇵',
  'a\r\nb',
  '字\u{20000}',
  '😀'.repeat(20_000),
])('cuts %.10s as the real one does', (text) => {
  const real = new Intl.Segmenter('zh', { granularity: 'grapheme' })
  expect([...new GraphemeSegmenter().segment(text)]).toEqual([...real.segment(text)])
})

it('parses addresses and replaces lone surrogates as the native functions do', () => {
  for (const address of ['/a', 'https://x.test/b', 'http://[', '//y']) {
    expect(parseUrl(address, 'https://z.test')).toEqual(URL.parse(address, 'https://z.test'))
  }
  expect(parseUrl('a')).toBeNull()
  expect(toWellFormed.call('a\ud83d😀')).toBe('a\ud83d😀'.toWellFormed())
})

it('defines only what a browser lacks', async () => {
  const real = Intl.Segmenter
  await import('./polyfills.ts')
  expect(Intl.Segmenter).toBe(real)
  vi.resetModules()
  vi.stubGlobal('Intl', { NumberFormat: Intl.NumberFormat })
  const { GraphemeSegmenter: ours } = await import('./polyfills.ts')
  expect(Intl.Segmenter).toBe(ours)
})
