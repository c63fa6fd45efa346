import { describe, expect, it } from 'vitest'
import { parse, run } from '../testing/run-command.ts'
import { indent, isInCode, outdent } from './indent.ts'
import { toggleMark } from './inline.ts'
import {
  insertBlockMath,
  insertCodeBlock,
  insertInlineMath,
  insertLink,
  insertTable,
} from './insert.ts'
import { toggleHeading, toggleList, toggleQuote } from './lines.ts'
import { nextCell, previousCell } from './table.ts'

describe('inline marks', () => {
  it.each([
    ['** around words', '**', '写‹重点›吧', '写**‹重点›**吧'],
    ['** away', '**', '写**‹重点›**吧', '写‹重点›吧'],
    ['** away when it is selected too', '**', '写‹**重点**›吧', '写‹重点›吧'],
    ['* inside of **', '*', '**‹重点›**', '***‹重点›***'],
    ['* away from ***', '*', '***‹重点›***', '**‹重点›**'],
    ['no blanks inside', '**', '写‹ 重点 ›吧', '写‹ **重点** ›吧'],
    ['at a bare caret', '**', '写¦吧', '写**¦**吧'],
    ['away at a bare caret', '**', '写**¦**吧', '写¦吧'],
    ['each line for itself', '**', '‹- 一\n\n- [ ] 二›', '‹- **一**\n\n- [ ] **二**›'],
    ['emoji stay whole', '~~', '‹🎉›', '~~‹🎉›~~'],
  ])('%s', (_, mark, before, after) => {
    const result = run(toggleMark(mark), before)
    expect(result.replace(/[‹›]/g, '')).toBe(after.replace(/[‹›]/g, ''))
  })

  it('keep the selection, so that the same key removes the mark', () => {
    const on = run(toggleMark('**'), '写‹重点›吧')
    expect(on).toBe('写**‹重点›**吧')
    expect(run(toggleMark('**'), on)).toBe('写‹重点›吧')
  })
})

describe('line commands', () => {
  it('make headings and paragraphs', () => {
    expect(run(toggleHeading(2), '标题¦')).toBe('## 标题¦')
    expect(run(toggleHeading(2), '## 标题¦')).toBe('标题¦')
    expect(run(toggleHeading(3), '# 标题¦')).toBe('### 标题¦')
    expect(run(toggleHeading(0), '### 标题¦')).toBe('标题¦')
    expect(run(toggleHeading(1), '> 标题¦')).toBe('> # 标题¦')
    expect(run(toggleHeading(1), '#标签¦')).toBe('# #标签¦')
  })

  it('make lists of each kind and paragraphs', () => {
    const text = (marked: string) => marked.replace(/[‹›¦]/g, '')
    expect(text(run(toggleList('ordered'), '‹一\n二\n\n三›'))).toBe('1. 一\n2. 二\n\n3. 三')
    expect(text(run(toggleList('task'), '‹1. 一\n2. 二›'))).toBe('- [ ] 一\n- [ ] 二')
    expect(text(run(toggleList('bullet'), '‹- [x] 一\n- [ ] 二›'))).toBe('- 一\n- 二')
    expect(text(run(toggleList('bullet'), '‹- 一\n- 二›'))).toBe('一\n二')
    expect(text(run(toggleList('task'), '‹- [x] 一›'))).toBe('一')
    expect(run(toggleList('bullet'), '¦')).toBe('- ¦')
  })

  it('make quotations and paragraphs', () => {
    const quoted = run(toggleQuote, '‹一\n\n二›').replace(/[‹›]/g, '')
    expect(quoted).toBe('> 一\n>\n> 二')
    expect(run(toggleQuote, `‹${quoted}›`).replace(/[‹›]/g, '')).toBe('一\n\n二')
  })

  it('indent to the text above and back', () => {
    expect(run(indent, '10. 一\n11. 二¦')).toBe('10. 一\n    11. 二¦')
    expect(run(outdent, '10. 一\n    11. 二¦')).toBe('10. 一\n11. 二¦')
    expect(run(indent, '文¦字')).toBe('文  ¦字')
  })

  it('indent whole lines, in either direction of the selection', () => {
    const text = (marked: string) => marked.replace(/[‹›]/g, '')
    for (const selected of ['‹第一行\n第二行\n第三行›', '›第一行\n第二行\n第三行‹']) {
      expect(text(run(indent, selected))).toBe('  第一行\n  第二行\n  第三行')
    }
  })
})

describe('insertions', () => {
  it('go into code if the selection begins in it, in either direction', () => {
    const before = '文‹字\n\n```\ncode›\n```'
    const within = '文字\n\n```\nco‹de\n```\n\n完›'
    const upwards = (marked: string) =>
      marked.replace(/[‹›]/g, (sign) => (sign === '‹' ? '›' : '‹'))
    expect([before, upwards(before)].map((text) => isInCode(parse(text)))).toEqual([false, false])
    expect([within, upwards(within)].map((text) => isInCode(parse(text)))).toEqual([true, true])
  })

  it('make links of words and of addresses', () => {
    expect(run(insertLink, '见‹文档›')).toBe('见[文档](‹https://›)')
    expect(run(insertLink, '‹https://a.test/x›')).toBe('[‹链接文字›](https://a.test/x)')
    expect(run(insertLink, '¦')).toBe('[‹链接文字›](https://)')
  })

  it('make formulas', () => {
    expect(run(insertInlineMath, '设‹x›')).toBe('设$‹x›$')
    expect(run(insertBlockMath, '设¦')).toBe('设\n\n$$\n¦\n$$\n')
  })

  it('make fences that are longer than any in the selection, as separate blocks', () => {
    expect(run(insertCodeBlock('java'), '前¦\n后')).toBe('前\n\n```java\n¦\n```\n\n后')
    expect(run(insertCodeBlock(), '‹````\na\n````›')).toContain('`````\n‹````\na\n````›\n`````')
  })

  it('make tables whose cells Tab walks through', () => {
    const table = run(insertTable(2), '¦')
    expect(table).toBe('| ‹列 1› | 列 2 |\n| --- | --- |\n|     |     |\n')
    const second = run(nextCell, table)
    expect(second).toContain('| 列 1 | ‹列 2› |')
    const third = run(nextCell, second)
    expect(third).toContain('| --- | --- |\n| ¦    |')
    const fourth = run(nextCell, third)
    const grown = run(nextCell, fourth)
    expect(grown).toContain('|     |     |\n| ¦  |   |\n')
    expect(run(previousCell, second)).toBe(table)
    expect(run(nextCell, '没有表格¦')).toBe('没有表格¦')
  })

  it('treat escaped pipes as text of a cell', () => {
    const after = run(nextCell, '| ¦a \\| b | c |\n| --- | --- |')
    expect(after).toBe('| a \\| b | ‹c› |\n| --- | --- |')
  })
})
