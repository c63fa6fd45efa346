import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { copy } from '../copy.ts'
import { CommentComposer, type CommentComposerProps } from './CommentComposer.tsx'
import type { Person } from './use-comment-calls.ts'

const LI: Person = { id: '21', username: 'li_ming', name: '李明' }
const LIU: Person = { id: '22', username: 'liu_xing', name: '刘星' }

function Box(props: CommentComposerProps) {
  const [text, setText] = useState('')
  return (
    <div style={{ maxWidth: 720, padding: 24 }}>
      <CommentComposer {...props} text={text} onText={setText} />
      <input aria-label="另一处" />
    </div>
  )
}

/** Ends what a story holds back. */
let goOn: (() => void) | undefined
const held = () => new Promise<void>((resolve) => (goOn = resolve))

const args: CommentComposerProps = {
  text: '',
  onText: () => undefined,
  onSend: async () => undefined,
  suggest: async () => [LI, LIU],
}

const meta = {
  title: 'comment/client/CommentComposer',
  component: CommentComposer,
  args,
  render: (props) => <Box {...props} />,
  beforeEach: () => {
    goOn = undefined
  },
} satisfies Meta<typeof CommentComposer>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Who was found for `li` must not take the place of `liu`. */
export const EnterBeforeTheAnswer: Story = {
  args: {
    suggest: async (key) => {
      if (key !== 'liu') return [LI, LIU]
      await held()
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
    await waitFor(() => expect(goOn).toBeDefined())
    goOn?.()
    await expect(await canvas.findByRole('option', { name: /刘星/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(field).toHaveValue('@liu_xing '))
  },
}

export const NobodyAnswers: Story = {
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

/** Escape holds for the name that is being typed, whatever arrives; another @ is another name. */
export const EscapeBeforeTheAnswer: Story = {
  args: {
    suggest: async (key) => {
      if (key === 'li') await held()
      return [LI, LIU]
    },
    replyTo: '阿岚',
    onCancel: () => {
      throw new Error('the box was closed with the list')
    },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: copy.composer.replyLabel('阿岚') })
    await userEvent.type(field, '@li')
    await waitFor(() => expect(goOn).toBeDefined())
    await userEvent.keyboard('{Escape}')
    goOn?.()
    await new Promise((resolve) => setTimeout(resolve, 50))
    await expect(canvas.queryByRole('option')).toBeNull()
    await userEvent.keyboard(' @liu')
    await expect(await canvas.findByRole('option', { name: /刘星/ })).toBeVisible()
  },
}

/** Who went on to another place while it was sent keeps the place. */
export const FocusStaysElsewhere: Story = {
  args: { onSend: held },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: copy.composer.label }), '写好了')
    await userEvent.click(canvas.getByRole('button', { name: copy.composer.send }))
    const other = canvas.getByRole('textbox', { name: '另一处' })
    await userEvent.type(other, '接着')
    goOn?.()
    await expect(await canvas.findByRole('button', { name: copy.composer.send })).toBeEnabled()
    await userEvent.keyboard('写')
    await expect(other).toHaveValue('接着写')
  },
}

export const FocusComesBack: Story = {
  args: { onSend: held },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: copy.composer.label })
    await userEvent.type(field, '写好了')
    await userEvent.click(canvas.getByRole('button', { name: copy.composer.send }))
    goOn?.()
    await waitFor(() => expect(field).toHaveFocus())
  },
}
