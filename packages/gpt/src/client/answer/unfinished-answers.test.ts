import { expect, it, vi } from 'vitest'
import { renderPart } from './render-part.ts'

/** With everything that is something else while it is unfinished. */
const ANSWER = `先看**结论**：\`a || b\` 与 **\`c\`** 相等，*斜*、***都是***、~~不是~~，见[文档](https://example.com/a)。

| 名字 | 时候 |
| --- | :---: |
| **微任务** | \`先\` |
| [宏任务](/article/1) | 后 |

## 例子

- **一**：第一点
- [二](/article/2)
  1. 里面
  2. 还有**两**点

段落一行
又一行

\`\`\`ts
const a = 1
\`\`\`

> **引用**的一行
> 又一行

- [x] 做完
- [ ] 没做

最后一段。
`
const LENGTHS = Array.from({ length: ANSWER.length - 1 }, (_, at) => at + 1)

vi.setConfig({ testTimeout: 60_000 })

async function draw(length: number, isOver = false): Promise<HTMLElement> {
  const source = ANSWER.slice(0, length)
  const part = await renderPart({ source, isOver, idPrefix: '', usedIds: [], isPlain: true })
  const root = document.createElement('div')
  root.innerHTML = [...part.finished, ...part.rest].map(({ html }) => html).join('')
  return root
}

it('shows no marks of unfinished emphasis, code, links and tables', async () => {
  const seen = await Promise.all(
    LENGTHS.map(async (length) => {
      const root = await draw(length)
      for (const code of root.querySelectorAll('code')) code.remove()
      const text = root.textContent ?? ''
      return /[*_~`|[\]]|-{2}|\((?:https?|\/)/.test(text) ? [ANSWER.slice(0, length)] : []
    }),
  )
  expect(seen.flat()).toEqual([])
})

it('draws each block as what it is in the end', async () => {
  const whole = await draw(ANSWER.length, true)
  const kinds = (root: Element) => Array.from(root.querySelectorAll('*'), ({ tagName }) => tagName)
  const blocks = Array.from(whole.children, (block) => block.tagName)
  for (const length of LENGTHS) {
    const root = await draw(length)
    const drawn = Array.from(root.children, (block) => block.tagName)
    expect(drawn, ANSWER.slice(0, length)).toEqual(blocks.slice(0, drawn.length))
    const last = root.lastElementChild
    const final = whole.children[drawn.length - 1]
    if (last && final)
      expect(new Set(kinds(final)), ANSWER.slice(0, length)).toEqual(
        new Set([...kinds(final), ...kinds(last)]),
      )
  }
})
