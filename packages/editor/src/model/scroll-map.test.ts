import { describe, expect, it } from 'vitest'
import { mapScroll, toScrollMap } from './scroll-map.ts'

const anchors = [
  { source: 0, preview: 0 },
  { source: 100, preview: 50 },
  { source: 200, preview: 450 },
  { source: 900, preview: 1800 },
]

describe('the scroll map', () => {
  const map = toScrollMap(anchors, { source: 600, preview: 1200 })

  it('matches at blocks and interpolates between them', () => {
    expect(mapScroll(map, 'source', 100)).toBe(50)
    expect(mapScroll(map, 'source', 150)).toBe(250)
    expect(mapScroll(map, 'preview', 250)).toBe(150)
  })

  it('matches at both ends', () => {
    expect(mapScroll(map, 'source', 0)).toBe(0)
    expect(mapScroll(map, 'source', 600)).toBe(1200)
    expect(mapScroll(map, 'preview', 1200)).toBe(600)
    expect(mapScroll(map, 'source', 9999)).toBe(1200)
    expect(mapScroll(map, 'source', -20)).toBe(0)
  })

  it('is invertible', () => {
    for (const position of [0, 30, 100, 170, 333, 600]) {
      expect(mapScroll(map, 'preview', mapScroll(map, 'source', position))).toBeCloseTo(position)
    }
  })

  it('handles panes that do not scroll and anchors out of order', () => {
    expect(mapScroll(toScrollMap([], { source: 0, preview: 0 }), 'source', 0)).toBe(0)
    expect(mapScroll(toScrollMap([], { source: 0, preview: 300 }), 'source', 0)).toBe(0)
    const unordered = toScrollMap(
      [
        { source: 100, preview: 80 },
        { source: 90, preview: 100 },
        { source: 120, preview: 70 },
      ],
      { source: 400, preview: 400 },
    )
    expect(unordered).toHaveLength(3)
  })
})
