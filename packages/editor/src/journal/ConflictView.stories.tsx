import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ConflictView } from './ConflictView.tsx'

const now = Date.now()

const meta = {
  title: 'editor/journal/ConflictView',
  component: ConflictView<string>,
  args: {
    toText: (text: string) => text,
    onChoose: fn(),
    conflict: {
      mine: {
        content:
          '# 用 Lua 写滑动窗口限流\n\n固定窗口的毛病在边界上：两个窗口交界处可以放过两倍的请求。',
        at: now - 60_000,
        origin: 'here',
      },
      theirs: {
        content: '# 用 Redis 与 Lua 限流\n\n先说结论：窗口越细越准，也越贵。',
        at: now - 26 * 60_000,
        origin: 'elsewhere',
      },
    },
  },
} satisfies Meta<typeof ConflictView<string>>
export default meta

type Story = StoryObj<typeof meta>

export const Elsewhere: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [mine, theirs] = canvas.getAllByRole('button', { name: '用这一份' })
    if (theirs) await userEvent.click(theirs)
    await expect(args.onChoose).toHaveBeenLastCalledWith('theirs')
    if (mine) await userEvent.click(mine)
    await expect(args.onChoose).toHaveBeenLastCalledWith('mine')
  },
}

export const Here: Story = {
  args: {
    conflict: {
      mine: { content: '左边的标签页', at: now - 5000, origin: 'here' },
      theirs: { content: '右边的标签页', at: now - 9000, origin: 'here' },
    },
  },
}

export const LongText: Story = {
  args: {
    conflict: {
      mine: { content: '一行很长的话，写到这里还没有写完。'.repeat(80), at: now, origin: 'here' },
      theirs: { content: `https://example.com/${'a'.repeat(200)}`, at: now, origin: 'elsewhere' },
    },
  },
}

export const Empty: Story = {
  args: {
    conflict: {
      mine: { content: '还有字的一份', at: now, origin: 'here' },
      theirs: { content: '', at: now - 3600_000, origin: 'elsewhere' },
    },
  },
}

export const None: Story = { args: { conflict: undefined } }
