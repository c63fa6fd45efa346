import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '../render.ts'

const SOURCE = `# 标题

段落一
第二行[^1]

| 列 |
| --- |
| 格 |

\`\`\`ts
const a = 1
\`\`\`

$$
x^2
$$

- 项

<List>里面</List>

尾

[^1]: 注
`

describe('blocks of a text', () => {
  it('concatenate to the whole HTML', async () => {
    const plain = await renderMarkdown(SOURCE)
    const { html, blocks = [] } = await renderMarkdown(SOURCE, { withBlocks: true })
    expect(html).toBe(plain.html)
    expect(plain.blocks).toBeUndefined()
    expect(blocks.map((block) => block.html).join('')).toBe(html)
  })

  it('have their source lines in ascending order', async () => {
    const { blocks = [] } = await renderMarkdown(SOURCE, { withBlocks: true })
    const starts = blocks.map(({ html, line }) => [/^<\w+/.exec(html)?.[0], line])
    expect(starts.slice(0, 6)).toEqual([
      ['<h1', 1],
      ['<p', 3],
      ['<div', 6],
      ['<figure', 10],
      ['<div', 14],
      ['<ul', 18],
    ])
    const lines = blocks.flatMap(({ line }) => line ?? [])
    expect(lines).toEqual(lines.toSorted((a, b) => a - b))
  })

  it('are one block if the source is shown as written', async () => {
    const { blocks } = await renderMarkdown('> '.repeat(500), { withBlocks: true })
    expect(blocks).toHaveLength(1)
  })
})
