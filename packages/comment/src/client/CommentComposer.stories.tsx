import type { UserSuggestion } from '@mozhan/content/mention'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { CommentComposer, type CommentComposerProps } from './CommentComposer.tsx'
import { copy } from './copy.ts'

const LI: UserSuggestion = { id: '21', username: 'li_ming', name: '李明' }
const LIU: UserSuggestion = { id: '22', username: 'liu_xing', name: '刘星' }

function Box(props: CommentComposerProps) {
  const [text, setText] = useState('')
  return (
    <div style={{ maxWidth: 720, padding: 24 }}>
      <CommentComposer {...props} text={text} onText={setText} />
      <input aria-label="另一处" />
    </div>
  )
}

/** Resolves the pending promise of a story. */
let release: (() => void) | undefined
const hold = () => new Promise<void>((resolve) => (release = resolve))

const args: CommentComposerProps = {
  text: '',
  onText: () => undefined,
  onSend: async () => undefined,
  suggest: async () => [LI, LIU],
  participants: new Map([[LIU.id, '在这里评论过']]),
}

const meta = {
  title: 'comment/client/CommentComposer',
  component: CommentComposer,
  args,
  render: (props) => <Box {...props} />,
  beforeEach: () => {
    release = undefined
  },
} satisfies Meta<typeof CommentComposer>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Suggestions for `li` must not be used for `liu`. */
export const EnterBeforeSuggestions: Story = {
  args: {
    suggest: async (key) => {
      if (key !== 'liu') return [LI, LIU]
      await hold()
      return [LIU]
    },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: copy.composer.label })
    await userEvent.type(field, '@li')
    await expect(await canvas.findByRole('option', { name: /李明/ })).toBeVisible()
    await userEvent.keyboard('u{Enter}')
    await expect(field).toHaveValue('@liu\n')

    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(release).toBeDefined())
    release?.()
    await expect(await canvas.findByRole('option', { name: /刘星/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(field).toHaveValue('@liu_xing '))
  },
}

export const SuggestionsFail: Story = {
  args: {
    suggest: async (key) => {
      if (key === 'liu') throw new Error('offline')
      return [LI, LIU]
    },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: copy.composer.label })
    await userEvent.type(field, '@li')
    await expect(await canvas.findByRole('option', { name: /李明/ })).toBeVisible()
    await userEvent.keyboard('u')
    await waitFor(() => expect(canvas.queryByRole('option')).toBeNull())
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('@liu\n')
  },
}

/** Escape closes the list of the current @, also if suggestions arrive later. Another @ opens a new list. */
export const EscapeBeforeSuggestions: Story = {
  args: {
    suggest: async (key) => {
      if (key === 'li') await hold()
      return [LI, LIU]
    },
    replyTo: '阿岚',
    onCancel: () => {
      throw new Error('the form was closed with the list')
    },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: copy.composer.replyLabel('阿岚') })
    await userEvent.type(field, '@li')
    await waitFor(() => expect(release).toBeDefined())
    await userEvent.keyboard('{Escape}')
    release?.()
    await new Promise((resolve) => setTimeout(resolve, 50))
    await expect(canvas.queryByRole('option')).toBeNull()
    await userEvent.keyboard(' @liu')
    await expect(await canvas.findByRole('option', { name: /刘星/ })).toBeVisible()
  },
}

/** A focus that was moved while sending is not changed. */
export const FocusStaysElsewhere: Story = {
  args: { onSend: hold },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: copy.composer.label }), '写好了')
    await userEvent.click(canvas.getByRole('button', { name: copy.composer.send }))
    const other = canvas.getByRole('textbox', { name: '另一处' })
    await userEvent.type(other, '接着')
    release?.()
    await expect(await canvas.findByRole('button', { name: copy.composer.send })).toBeEnabled()
    await userEvent.keyboard('写')
    await expect(other).toHaveValue('接着写')
  },
}

export const FocusReturns: Story = {
  args: { onSend: hold },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: copy.composer.label })
    await userEvent.type(field, '写好了')
    await userEvent.click(canvas.getByRole('button', { name: copy.composer.send }))
    release?.()
    await waitFor(() => expect(field).toHaveFocus())
  },
}

/** The text stays, and one click sends it again. */
export const SendFails: Story = {
  args: { onSend: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: copy.composer.label })
    await userEvent.type(field, '写好了')
    await userEvent.click(canvas.getByRole('button', { name: copy.composer.send }))
    await expect(await canvas.findByText(copy.composer.failed)).toBeVisible()
    await expect(canvas.getByRole('button', { name: copy.composer.retry })).toBeVisible()
    await expect(field).toHaveValue('写好了')
  },
}

/** The browser does not open a file that is dropped on the box. */
export const FileDropped: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: copy.composer.label })
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['x'], '图.png', { type: 'image/png' }))
    const init = { bubbles: true, cancelable: true, dataTransfer }
    await expect(field.dispatchEvent(new DragEvent('dragover', init))).toBe(false)
    await expect(field.dispatchEvent(new DragEvent('drop', init))).toBe(false)
    await expect(await canvas.findByText(copy.composer.noFiles)).toBeVisible()
  },
}

/** Those who take part come first with the reason, and the typed beginning is marked. */
export const MentionList: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: copy.composer.label }), '请 @li')
    const [first, second] = await canvas.findAllByRole('option')
    await expect(first).toHaveTextContent('刘星在这里评论过')
    await expect(second).toHaveTextContent('李明li_ming')
  },
}
