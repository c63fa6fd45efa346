import { VISITOR } from '@mozhan/editor/journal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { copy } from '../copy.ts'
import { longAnswer } from '../testing/answers.ts'
import { ask, boxOf, type Canvas } from '../testing/ask.ts'
import { StoryAssistant } from '../testing/StoryAssistant.tsx'
import { streamAnswer, toPieces } from '../testing/stream.ts'

const LONG = longAnswer(700)
const PIECES = toPieces(LONG, 2)
let open = () => {}

const meta = {
  title: 'gpt/client/LongAnswer',
  component: StoryAssistant,
  args: { owner: VISITOR },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryAssistant>
export default meta

type Story = StoryObj<typeof meta>

const blocks = () => [...document.querySelectorAll('.markdown > *')]
const stopButton = (canvas: Canvas) => canvas.queryByRole('button', { name: copy.composer.stop })

/** A stream of more than 20 000 pieces. Finished blocks are never drawn again. */
export const FinishedBlocksStay: Story = {
  parameters: { msw: [streamAnswer(PIECES, { together: 80, pause: 1 })] },
  play: async ({ canvas }) => {
    await expect(PIECES.length).toBeGreaterThan(20_000)
    await ask(canvas, '说来话长')
    await waitFor(() => expect(blocks().length).toBeGreaterThan(6), { timeout: 40_000 })
    const root = document.querySelector('.markdown')
    if (!root) throw new Error('no answer found')
    // All elements except the last two are finished and must not be removed or changed.
    const finished = new Set<Node>(blocks().slice(0, -2))
    const changed: Node[] = []
    const observer = new MutationObserver((records) => {
      for (const { target, removedNodes } of records) {
        const inside = [...finished].find((node) => node.contains(target))
        if (inside) changed.push(inside)
        for (const node of removedNodes) if (finished.has(node)) changed.push(node)
      }
      for (const node of blocks().slice(0, -2)) finished.add(node)
    })
    observer.observe(root, { childList: true, subtree: true, characterData: true })
    // The next question can be typed meanwhile.
    await userEvent.type(boxOf(canvas), '接着问')
    await waitFor(() => expect(stopButton(canvas)).toBeNull(), { timeout: 50_000 })
    await waitFor(() => expect(root).toHaveTextContent('第 698 段'), { timeout: 20_000 })
    observer.disconnect()
    await expect(changed).toEqual([])
    await expect(finished.size).toBeGreaterThan(500)
    await expect(document.querySelectorAll('.markdown .code .tk-k').length).toBeGreaterThan(50)
    await userEvent.clear(boxOf(canvas))
  },
}

const gate = { after: 1200, opened: new Promise<void>((resolve) => (open = resolve)) }

/** The scroll position does not change after scrolling up, until the reader returns to the end. */
export const ScrolledUp: Story = {
  parameters: { msw: [streamAnswer(PIECES.slice(0, 4000), { together: 100, pause: 1, gate })] },
  play: async ({ canvas }) => {
    await ask(canvas, '说来话长')
    const scroller = canvas.getByRole('region', { name: copy.turn.log })
    const distance = () => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop
    await waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(400), { timeout: 20_000 })
    await waitFor(() => expect(distance()).toBeLessThan(5))
    scroller.scrollTop -= 300
    await expect(await canvas.findByRole('button', { name: copy.turn.toEnd })).toBeVisible()
    const place = scroller.scrollTop
    const height = scroller.scrollHeight
    open()
    await waitFor(() => expect(scroller.scrollHeight).toBeGreaterThan(height + 400), {
      timeout: 20_000,
    })
    await expect(scroller.scrollTop).toBe(place)
    await userEvent.click(canvas.getByRole('button', { name: copy.turn.toEnd }))
    await waitFor(() => expect(distance()).toBeLessThan(5))
    await waitFor(() => expect(canvas.queryByRole('button', { name: copy.turn.toEnd })).toBeNull())
    await waitFor(() => expect(stopButton(canvas)).toBeNull(), { timeout: 20_000 })
    await waitFor(() => expect(distance()).toBeLessThan(5))
  },
}
