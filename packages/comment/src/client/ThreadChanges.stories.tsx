import { useCommentCount } from '@mozhan/ui/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { copy } from '../copy.ts'
import threadMeta from './CommentThread.stories.tsx'
import { CommentThread } from './CommentThread.tsx'
import { copy as composerCopy } from './copy.ts'

const meta = {
  ...threadMeta,
  title: 'comment/client/ThreadChanges',
} satisfies Meta<typeof CommentThread>
export default meta

type Story = StoryObj<typeof meta>

/** A thread of its own for each story, because the journal stores the typed text. */
const on = (id: string) => ({ subject: { kind: 'article' as const, id } })

/** Replaces every text outside fields by nested elements, as the translators of browsers do. */
function translate(root: Node) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('textarea, code')) continue
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
}

/** Comments are written and deleted on a page that a browser has translated. */
export const Translated: Story = {
  args: on('10'),
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByRole('textbox', { name: composerCopy.composer.label })
    translate(canvasElement)
    await userEvent.type(field, '新写的一条')
    translate(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: composerCopy.composer.send }))
    await expect(await canvas.findByText('新写的一条', { selector: 'p, p *' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(copy.outcome.sent))
    translate(canvasElement)
    const [own] = canvas.getAllByRole('button', { name: copy.remove })
    if (!own) throw new Error('no own comment')
    await userEvent.click(own)
    translate(canvasElement)
    const dialog = canvas.getByRole('alertdialog', { name: copy.confirm })
    const [yes] = within(dialog).getAllByRole('button')
    if (!yes) throw new Error('nothing to confirm with')
    await userEvent.click(yes)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(copy.outcome.removed))
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
}

/** A sent comment is announced and counted everywhere on the page, and so is a deleted one. */
export const CountedEverywhere: Story = {
  args: on('11'),
  render: function Beside(args) {
    return (
      <>
        <p>别处 {useCommentCount('article:11', 99)}</p>
        <CommentThread {...args} />
      </>
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('别处 5')).toBeVisible()
    await userEvent.type(
      await canvas.findByRole('textbox', { name: composerCopy.composer.label }),
      '又一条',
    )
    await userEvent.click(canvas.getByRole('button', { name: composerCopy.composer.send }))
    await expect(await canvas.findByText('别处 6')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '评论6' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(copy.outcome.sent))
  },
}
