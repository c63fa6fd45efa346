import { renderMarkdown } from '@mozhan/markdown'
import { highlight } from '@mozhan/markdown/highlight'
import { describe, expect, it } from 'vitest'
import { renderPart } from './render-part.ts'

const ANSWER = `先看**结论**：微任务先执行。

1. 第一步
   还是第一步

2. 第二步

   - 里面的一项
3. 第三步

| 名字 | 时候 |
| --- | --- |
| 微任务 | 先 |

\`\`\`ts
const a = 1

\`\`\`

$$
E = mc^2
$$

> 引用的一行
> 又一行

::: tip 提示
容器里的一段

另一段
:::

## 例子

## 例子

最后一段，见[链接](https://example.com)。
`

/** Renders a text that arrives in pieces. */
async function stream(text: string, step: number) {
  const frozen: string[] = []
  const seen: string[][] = []
  let taken = 0
  let usedIds: readonly string[] = []
  for (let end = step; end < text.length + step; end += step) {
    const isOver = end >= text.length
    const source = text.slice(taken, end)
    const part = await renderPart({ source, isOver, idPrefix: 'a-', usedIds })
    usedIds = part.usedIds
    frozen.push(...part.finished.map(({ html }) => html.trimEnd()))
    taken += part.taken
    seen.push([...frozen])
  }
  return { frozen, seen }
}

async function whole(text: string) {
  const { blocks = [] } = await renderMarkdown(text, {
    idPrefix: 'a-',
    withBlocks: true,
    highlight,
  })
  return blocks.map(({ html }) => html.trimEnd())
}

describe('renderPart', () => {
  it.each([1, 3, 7, 40])('renders pieces of %i characters like the whole text', async (step) => {
    const { frozen } = await stream(ANSWER, step)
    expect(frozen).toEqual(await whole(ANSWER))
  })

  it('never changes a finished block', async () => {
    const { seen, frozen } = await stream(ANSWER, 5)
    for (const blocks of seen) expect(frozen.slice(0, blocks.length)).toEqual(blocks)
    expect(seen.filter((blocks) => blocks.length > 0).length).toBeGreaterThan(10)
  })

  it('treats a number after a list as a possible item', async () => {
    const part = await renderPart({
      source: '1. 一\n\n2',
      isOver: false,
      idPrefix: '',
      usedIds: [],
    })
    expect(part).toMatchObject({ finished: [], taken: 0 })
  })

  it.each([
    ['a fence', '前\n\n```js\nconst a = 1\n\nconst b'],
    ['a formula', '前\n\n$$\na\n\nb'],
    ['a list', '前\n\n- 一\n\n- 二\n\n  接着'],
    ['a table', '前\n\n| a | b |\n| - | - |\n| 1'],
  ])('does not split %s that is not closed', async (_, source) => {
    const { finished, rest, taken } = await renderPart({
      source,
      isOver: false,
      idPrefix: '',
      usedIds: [],
    })
    expect(finished).toHaveLength(1)
    expect(source.slice(0, taken)).toBe('前\n\n')
    expect(rest).toHaveLength(1)
  })

  it('does not split a container that is not closed', async () => {
    const source = '前\n\n::: tip\n一段\n\n又一段\n'
    const { rest } = await renderPart({ source, isOver: false, idPrefix: '', usedIds: [] })
    expect(rest.at(-1)?.html).toMatch(/一段.*又一段/s)
  })

  it('highlights code only when it is finished', async () => {
    const open = '```ts\nconst a = 1\n'
    const early = await renderPart({ source: open, isOver: false, idPrefix: '', usedIds: [] })
    expect(early.rest[0]?.html).not.toContain('tk-')
    const late = await renderPart({
      source: `${open}\`\`\`\n\n后\n`,
      isOver: false,
      idPrefix: '',
      usedIds: [],
    })
    expect(late.finished[0]?.html).toContain('tk-')
  })

  it('finishes nothing before the end of a text with footnotes', async () => {
    const source = '对[^1]。\n\n[^1]: 注\n\n后面\n\n更后面\n'
    expect(await renderPart({ source, isOver: false, idPrefix: '', usedIds: [] })).toMatchObject({
      taken: 0,
    })
  })

  it('removes scripts', async () => {
    const source =
      '<script>alert(1)</script>\n\n[x](javascript:alert(1)) <img src=x onerror=alert(1)>\n\n后\n'
    const { finished, rest } = await renderPart({
      source,
      isOver: false,
      idPrefix: '',
      usedIds: [],
    })
    const html = [...finished, ...rest].map((block) => block.html).join('')
    expect(html).not.toMatch(/<script|javascript:|onerror/)
  })
})
