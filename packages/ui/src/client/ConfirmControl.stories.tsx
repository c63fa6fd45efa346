import { Drawer } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ConfirmControl } from './ConfirmControl.tsx'

const meta = {
  title: 'ui/client/ConfirmControl',
  component: ConfirmControl,
  args: { action: '删除', question: '确定删除？', onConfirm: fn(async () => undefined) },
} satisfies Meta<typeof ConfirmControl>
export default meta

type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: '取消' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: '删除' })).toHaveFocus()
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button', { name: '删除' })).toHaveFocus())
  },
}

const onClose = fn()

export const EscapeClosesOneLayer: Story = {
  beforeEach: () => void onClose.mockClear(),
  render: (args) => (
    <Drawer opened onClose={onClose} title="对话列表" closeButtonProps={{ 'aria-label': '关闭' }}>
      <ConfirmControl {...args} />
    </Drawer>
  ),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await body.findByRole('button', { name: '删除' }))
    await userEvent.keyboard('{Escape}')
    await expect(body.getByRole('button', { name: '删除' })).toHaveFocus()
    await expect(onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(onClose).toHaveBeenCalledOnce()
  },
}
