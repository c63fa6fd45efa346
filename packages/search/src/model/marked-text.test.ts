import { describe, expect, it } from 'vitest'
import { toPieces, toPlain } from './marked-text.ts'

describe('a text with highlight marks', () => {
  it('is split at its marks', () => {
    expect(toPieces('用 <em>Redis</em> 做<em>缓存</em>')).toEqual([
      { text: '用 ', isHit: false },
      { text: 'Redis', isHit: true },
      { text: ' 做', isHit: false },
      { text: '缓存', isHit: true },
    ])
  })

  it('preserves tags and entities of the original text', () => {
    expect(toPlain('&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp; <em>&lt;b&gt;</em>')).toBe(
      '<script>alert(1)</script> &amp; <b>',
    )
  })

  it('treats any other tag as text', () => {
    expect(toPieces('<img src=x onerror=alert(1)>')).toEqual([
      { text: '<img src=x onerror=alert(1)>', isHit: false },
    ])
  })

  it('is empty for an empty text', () => {
    expect(toPieces('')).toEqual([])
  })
})
