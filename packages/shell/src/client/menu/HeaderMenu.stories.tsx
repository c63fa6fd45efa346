import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRouter } from 'next/navigation'
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import { SiteHeader } from '../SiteHeader.tsx'

const USER = { uid: '1844197938335842305', nickName: '阿岚' }
const ALL_UNREAD = { comment: true, like: true, letter: true, system: true }

const meta = {
  title: 'shell/client/HeaderMenu',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ height: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SiteHeader>
export default meta

type Story = StoryObj<typeof meta>

/** Waits until an entry is visible. */
async function shown(name: string | RegExp): Promise<HTMLElement> {
  const item = await screen.findByRole('menuitem', { name })
  await waitFor(() => expect(item).toBeVisible())
  return item
}

async function gone(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}

export const Unread: Story = {
  args: { unread: { comment: true, like: false, letter: true, system: false } },
  parameters: { session: USER },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '消息，有未读' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '消息菜单' }))
    await shown(/评论和@.*有未读/)
    await shown(/私信.*有未读/)
    await shown('赞和收藏')
    await shown('系统通知')
  },
}

export const UnreadEverywhere: Story = {
  ...Unread,
  args: { unread: ALL_UNREAD },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '消息菜单' }))
    await shown(/系统通知.*有未读/)
    await expect(screen.getAllByRole('menuitem', { name: /有未读/ })).toHaveLength(4)
  },
}

export const MessageMenu: Story = {
  parameters: { session: USER },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '消息' })
    const caret = canvas.getByRole('button', { name: '消息菜单' })
    link.focus()
    await userEvent.keyboard('{ArrowDown}')
    const first = await shown('评论和@')
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: '赞和收藏' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(caret).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await shown('评论和@')).toHaveFocus())
    // A simulated Tab would start from the removed entry; browsers continue from the last focused position.
    const isNotPrevented = fireEvent.keyDown(screen.getByRole('menuitem', { name: '评论和@' }), {
      key: 'Tab',
    })
    await expect(isNotPrevented).toBe(true)
    await expect(caret).toHaveFocus()
    await gone()
    await userEvent.click(link)
    await expect(useRouter().push).toHaveBeenCalledWith('/message?t=2')
    await userEvent.click(caret)
    await shown('消息设置')
  },
}

/** Hovering 消息 opens the menu without moving the focus. */
export const MessageMenuByMouse: Story = {
  parameters: { session: USER },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.click(field)
    await userEvent.hover(canvas.getByRole('link', { name: '消息' }))
    await shown('系统通知')
    await expect(field).toHaveFocus()
    await userEvent.unhover(canvas.getByRole('link', { name: '消息' }))
    await userEvent.hover(canvas.getByRole('link', { name: 'GPT' }))
    await gone()
    field.blur()
    await userEvent.hover(canvas.getByRole('link', { name: '消息' }))
    await shown('系统通知')
    await userEvent.keyboard('{Escape}')
    await gone()
    await userEvent.unhover(canvas.getByRole('link', { name: '消息' }))
    await userEvent.hover(canvas.getByRole('link', { name: '消息' }))
    await shown('系统通知')
  },
}

export const CreationMenu: Story = {
  parameters: { session: USER },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('link', { name: '创作中心' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const first = await shown('写文章')
    await expect(first).toHaveAttribute('target', '_blank')
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await shown('上传资源')
  },
}

export const LongNickname: Story = {
  parameters: { session: { ...USER, nickName: '一位名字特别特别长而且从来不肯缩写的后端工程师' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '我的菜单' }))
    await shown('个人中心')
  },
}

export const MenuByKeyboard: Story = {
  parameters: { session: USER },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '我的菜单' }).focus()
    await userEvent.keyboard('{Enter}')
    const first = await screen.findByRole('menuitem', { name: '写文章' })
    await expect(first).toHaveAttribute('target', '_blank')
    await waitFor(() => expect(first).toBeVisible())
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    const button = canvas.getByRole('button', { name: '我的菜单' })
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await shown('写文章')).toHaveFocus())
    // Tab leaves the menu from its button.
    await userEvent.tab({ shift: true })
    await gone()
    await expect(button).not.toHaveFocus()
    await userEvent.click(button)
    await shown('退出登录')
  },
}

export const MenuSignedOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '我的菜单' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '个人中心' })).toBeVisible())
    await expect(screen.queryByRole('menuitem', { name: '退出登录' })).toBeNull()
  },
}
