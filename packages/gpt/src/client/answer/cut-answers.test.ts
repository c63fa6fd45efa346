import { afterEach, expect, it, vi } from 'vitest'
import { AnswerDrawing } from './answer-drawing.ts'
import { renderPart } from './render-part.ts'

/** With every kind of block that a cut can tear. */
const ANSWER = `先看**结论**：\`a\` 与 $x^2$ 相等，\\(n\\) 也是。

| 名字 | 时候 |
| --- | --- |
| 微任务 | 先 |

## 例子

\`\`\`ts
const a = 1

const b = 2
\`\`\`

1. 第一步
   - 里面的一项
2. 第二步

\`\`\`
| a | b |
\`\`\`

$$
E = mc^2
$$

\\[
\\frac12
\\]

## 例子

最后一段。
`
const CUTS = Array.from({ length: ANSWER.length }, (_, at) => at + 1)

const drawings: AnswerDrawing[] = []

/** An answer on the page. `draw` resolves when an update is drawn. */
function open() {
  const root = document.createElement('div')
  let onDrawn = () => {}
  const drawing = new AnswerDrawing({
    root,
    idPrefix: 'a-',
    render: renderPart,
    onDrawn: () => onDrawn(),
  })
  drawings.push(drawing)
  const draw = (source: string, isOver: boolean) =>
    new Promise<void>((resolve) => {
      onDrawn = resolve
      drawing.update(source, isOver)
    })
  return { root, draw }
}

async function drawWhole(): Promise<string> {
  const { root, draw } = open()
  await draw(ANSWER, true)
  return root.innerHTML
}

/** Draws the steps one after another, for every cut. @returns the cuts after which the page differs from a new one */
async function findTorn(stepsOf: (cut: number) => readonly [string, boolean][]): Promise<number[]> {
  const expected = await drawWhole()
  const torn = CUTS.map(async (cut) => {
    const { root, draw } = open()
    let before = ''
    for (const step of stepsOf(cut)) {
      // The same step again draws nothing.
      if (String(step) !== before) await draw(...step)
      before = String(step)
    }
    return root.innerHTML === expected ? [] : [cut]
  })
  return (await Promise.all(torn)).flat()
}

afterEach(() => {
  for (const drawing of drawings.splice(0)) drawing.close()
})

vi.setConfig({ testTimeout: 60_000 })

it('draws an answer that was taken for complete, and then continues, like a new one', async () => {
  const torn = await findTorn((cut) => [
    [ANSWER.slice(0, cut), true],
    [ANSWER.slice(0, cut + 30), false],
    [ANSWER, true],
  ])
  expect(torn).toEqual([])
})

it('draws an answer that continues at any place like a new one', async () => {
  const torn = await findTorn((cut) => [
    [ANSWER.slice(0, cut), false],
    [ANSWER.slice(0, cut + 30), false],
    [ANSWER, true],
  ])
  expect(torn).toEqual([])
})

it('draws an answer that another tab adds to, complete each time, like a new one', async () => {
  const torn = await findTorn((cut) => [
    [ANSWER.slice(0, cut), true],
    [ANSWER.slice(0, cut + 1), true],
    [`${ANSWER}\n`, true],
    [ANSWER, true],
  ])
  expect(torn).toEqual([])
})
