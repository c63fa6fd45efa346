import { describe, expect, it } from 'vitest'
import { chooseSection, toTocLines } from './toc.ts'

const entry = (depth: number, text: string) => ({ id: text, text, depth })

describe('toTocLines', () => {
  it('counts indents from the highest heading level in use', () => {
    const lines = toTocLines([entry(3, '甲'), entry(4, '乙'), entry(3, '丙')])
    expect(lines.map(({ indent }) => indent)).toEqual([0, 1, 0])
  })

  it('indents once for a skipped level', () => {
    const lines = toTocLines([entry(2, '甲'), entry(4, '乙'), entry(3, '丙')])
    expect(lines.map(({ indent }) => indent)).toEqual([0, 1, 1])
  })

  it('contains three levels and no empty headings', () => {
    const lines = toTocLines([1, 2, 3, 4].map((depth) => entry(depth, `第${depth}层`)))
    expect(lines.map(({ text }) => text)).toEqual(['第1层', '第2层', '第3层'])
    expect(toTocLines([entry(2, ' ')])).toEqual([])
  })

  it('preserves the ids of headings with the same text', () => {
    const lines = toTocLines([
      { id: '安装', text: '安装', depth: 1 },
      { id: '安装-1', text: '安装', depth: 2 },
      { id: '安装-1-1', text: '安装-1', depth: 2 },
      { id: '安装-2', text: '安装', depth: 2 },
    ])
    expect(new Set(lines.map(({ id }) => id)).size).toBe(4)
  })
})

describe('chooseSection', () => {
  it('chooses the last heading above the line', () => {
    expect(chooseSection([-800, -20, 300], 120)).toBe(1)
  })

  it('chooses the first heading at the start, the last at the end, none without headings', () => {
    expect(chooseSection([400, 900], 120)).toBe(0)
    expect(chooseSection([-900, -400], 120)).toBe(1)
    expect(chooseSection([], 120)).toBe(-1)
  })
})
