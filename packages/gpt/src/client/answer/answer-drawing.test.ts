import { afterEach, describe, expect, it, vi } from 'vitest'
import { AnswerDrawing } from './answer-drawing.ts'
import { renderPart } from './render-part.ts'

const root = document.createElement('div')
let drawing: AnswerDrawing | undefined

function create() {
  const render = vi.fn(renderPart)
  const onDrawn = vi.fn()
  drawing = new AnswerDrawing({ root, idPrefix: 'a-', render, onDrawn })
  return { drawing, render, onDrawn }
}

afterEach(() => drawing?.close())

describe('AnswerDrawing', () => {
  it('renders finished blocks once and reuses their nodes', async () => {
    const { drawing, render } = create()
    drawing.update('第一段\n\n第二段', false)
    await vi.waitFor(() => expect(root).toHaveTextContent('第二段'))
    drawing.update('第一段\n\n第二段\n\n第三段\n', false)
    await vi.waitFor(() => expect(root).toHaveTextContent('第三段'))
    const [first, second] = root.children
    drawing.update('第一段\n\n第二段\n\n第三段，写完了。', true)
    await vi.waitFor(() => expect(root).toHaveTextContent('写完了'))
    expect([...root.children].slice(0, 2)).toEqual([first, second])
    expect(root.children[0]).toBe(first)
    expect(render.mock.lastCall?.[0].source).toBe('第三段，写完了。')
  })

  it('restarts for another text', async () => {
    const { drawing } = create()
    drawing.update('旧的\n\n回答\n', false)
    await vi.waitFor(() => expect(root).toHaveTextContent('回答'))
    drawing.update('新的', true)
    await vi.waitFor(() => expect(root.textContent?.trim()).toBe('新的'))
  })

  it('renders the complete text again if a passage refers to a later definition', async () => {
    const { drawing } = create()
    drawing.update('见[文档][1]。\n\n后面\n', false)
    await vi.waitFor(() => expect(root).toHaveTextContent('后面'))
    drawing.update('见[文档][1]。\n\n后面\n\n[1]: https://example.com', true)
    await vi.waitFor(() => expect(root.querySelector('a')?.href).toBe('https://example.com/'))
  })

  it('draws nothing after close', async () => {
    const { drawing, onDrawn } = create()
    drawing.update('一段', true)
    drawing.close()
    await Promise.resolve()
    expect(root.childElementCount).toBe(0)
    expect(onDrawn).not.toHaveBeenCalled()
  })
})
