import { describe, expect, it } from 'vitest'
import { toPieces, toPlain } from './marked-text.ts'

describe('a marked text', () => {
  it('is cut where it is marked', () => {
    expect(toPieces('用 <em>Redis</em> 做<em>缓存</em>')).toEqual([
      { text: '用 ', isHit: false },
      { text: 'Redis', isHit: true },
      { text: ' 做', isHit: false },
      { text: '缓存', isHit: true },
    ])
  })

  it('shows tags and entities of the text itself as they were written', () => {
    expect(toPlain('&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp; <em>&lt;b&gt;</em>')).toBe(
      '<script>alert(1)</script> &amp; <b>',
    )
  })

  it('takes any other tag for text', () => {
    expect(toPieces('<img src=x onerror=alert(1)>')).toEqual([
      { text: '<img src=x onerror=alert(1)>', isHit: false },
    ])
  })

  it('holds nothing where there is nothing', () => {
    expect(toPieces('')).toEqual([])
  })
})
