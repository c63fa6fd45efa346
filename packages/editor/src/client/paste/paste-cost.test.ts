import { describe, expect, it } from 'vitest'
import { type Clipboard, readPaste } from './read-paste.ts'

function paste(clipboard: Partial<Clipboard>) {
  return readPaste({ types: [], text: '', html: '', files: [], ...clipboard }, () => 'a1')
}

const markdownOf = (html: string) => {
  const result = paste({ html })
  return result.kind === 'markdown' ? result.text : result.kind
}

describe('the cost of a paste', () => {
  const inputs: [name: string, part: string][] = [
    ['paragraphs', '<p>一段<b>文字</b></p>'],
    ['items', '<li>一项</li>'],
    ['numbered items', '<ol><li>一项</li><li>二项</li></ol>'],
    ['lines of code', '<pre><div>a</div><div>b</div></pre>'],
    ['line numbers', '<pre><span class="ln">1</span>a\n</pre>'],
    ['rows', '<table><tr><td>一</td><td>二</td></tr></table>'],
    ['breaks', '<br>一<br>'],
    ['fragments without an end', '<!--StartFragment-->'],
    ['spans', '<span style="color:red">一<i>二</i></span>'],
  ]
  /** CPU time in ms, the best of three, because other programs use the machine. */
  const cost = (part: string, size: number) => {
    const html = `<h2>题</h2>${part.repeat(Math.ceil(size / part.length))}`
    const run = () => {
      const before = process.cpuUsage()
      paste({ html })
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    }
    return Math.min(run(), run(), run())
  }

  it.each(inputs)('grows linearly with the length: %s', (_, part) => {
    const short = cost(part, 10_000)
    const long = cost(part, 40_000)
    // Linear is 4 times; quadratic would be 16 times.
    expect(long).toBeLessThan(Math.max(short, 20) * 10)
  })

  it('has a limit for merged cells, for columns and for the depth of lists', () => {
    const cell = '<td rowspan="60000" colspan="60000">一</td>'
    const table = (cells: string, rows: number) =>
      `<table>${`<tr>${cells}</tr>`.repeat(rows)}</table>`
    expect(markdownOf(table(cell, 500)).length).toBeLessThan(100_000)
    expect(markdownOf(table(cell.repeat(5), 5))).toBe('plain')
    expect(markdownOf(table('<td>一</td>'.repeat(5000), 5))).toBe('plain')
    const lists = (depth: number) => '<ul><li>一'.repeat(depth) + '</li></ul>'.repeat(depth)
    expect(markdownOf(lists(10))).toContain('- 一')
    expect(markdownOf(lists(100))).toBe('plain')
  })
})
