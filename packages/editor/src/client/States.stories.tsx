import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { copy as firstCopy } from '../copy.ts'
import { copy } from './copy.ts'
import { MarkdownEditor } from './MarkdownEditor.tsx'
import { PlainField } from './PlainField.tsx'
import { SAMPLE } from './testing/sample-text.ts'
import { previewOf, sourceOf, sourceText } from './testing/story-editor.ts'

const phone = { viewport: { value: 'phone' } }

const meta = {
  title: 'editor/client/MarkdownEditor/States',
  component: MarkdownEditor,
  parameters: { layout: 'fullscreen' },
  args: {
    defaultValue: SAMPLE,
    onChange: fn(),
    status: '草稿已保存在本机',
  },
  decorators: [
    (Story) => (
      <div style={{ height: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MarkdownEditor>
export default meta

type Story = StoryObj<typeof meta>

export const ReadOnly: Story = {
  args: { field: { isReadOnly: true, label: '历史版本' } },
  play: async ({ canvas }) => {
    const source = await sourceOf(canvas, '历史版本')
    await expect(canvas.getByRole('button', { name: /^加粗/ })).toBeDisabled()
    source.focus()
    await userEvent.keyboard('{Control>}b{/Control}x')
    await expect(sourceText(source)).toBe(SAMPLE)
  },
}

export const Grow: Story = {
  args: { defaultValue: '一行', field: { height: 'grow', label: '回答' }, status: undefined },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await sourceOf(canvas, '回答')
    await userEvent.click(canvas.getByRole('button', { name: /^预览/ }))
    await waitFor(async () => expect(await previewOf(canvas)).toHaveTextContent('一行'))
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^预览/ }))
    await expect(canvas.getByRole('textbox')).toBeVisible()
  },
}

export const Dark: Story = { globals: { scheme: 'dark' } }

export const Phone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await sourceOf(canvas)
    await userEvent.click(canvas.getByRole('button', { name: copy.panes.read }))
    await waitFor(async () => expect(await previewOf(canvas)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: copy.panes.write }))
  },
}

/** The editor if its code cannot be downloaded. */
export const FallbackTextarea: Story = {
  render: ({ onChange, status }) => (
    <PlainField
      area={{ current: null }}
      text={SAMPLE}
      onInput={(text) => onChange?.(text)}
      status={status}
      onRetry={() => {}}
    />
  ),
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole('textbox', { name: firstCopy.label })
    await userEvent.type(area, '接着写')
    await expect(args.onChange).toHaveBeenLastCalledWith(`${SAMPLE}接着写`)
    await expect(canvas.getByRole('alert')).toHaveTextContent(firstCopy.fallback.failed)
  },
}
