import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRouter } from 'next/navigation'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { SiteHeader } from './SiteHeader.tsx'

const LAN = { uid: '1844197938335842305', nickName: '阿岚' }
const ALL_UNREAD = { comment: true, like: true, letter: true, system: true }
const phone = { viewport: { value: 'phone' } }

const meta = {
  title: 'shell/client/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ height: 1600 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    window.scrollTo(0, 0)
  },
} satisfies Meta<typeof SiteHeader>
export default meta

type Story = StoryObj<typeof meta>

/** What a menu shows has come when it can be seen. */
async function shown(role: 'menuitem' | 'dialog', name?: string | RegExp): Promise<HTMLElement> {
  const element = await screen.findByRole(role, name ? { name } : {})
  await waitFor(() => expect(element).toBeVisible())
  return element
}

async function gone(role: 'menu' | 'dialog'): Promise<void> {
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull())
}

/** Signs in while the story is shown, as another tab would. */
function setSession(): void {
  const user = encodeURIComponent(JSON.stringify(LAN))
  for (const cookie of [`userInfo=${user}`, 'accessToken=a', 'refreshToken=r']) {
    // biome-ignore lint/suspicious/noDocumentCookie: this is how the login site leaves them
    document.cookie = `${cookie}; path=/`
  }
}

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '博客首页' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.getByRole('link', { name: '登录' })).toBeVisible()
  },
}

export const SignedIn: Story = {
  parameters: { session: LAN, path: '/article/1' },
  play: async ({ canvas }) => {
    const create = canvas.getByRole('link', { name: '创作中心' })
    await expect(create).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('link', { name: '消息' })).toHaveAttribute('href', '/message?t=2')
    await expect(canvas.getByRole('link', { name: '历史' })).toHaveAttribute('href', '/user?tab=h')
    await expect(canvas.queryByRole('link', { name: '登录' })).toBeNull()
  },
}

/** Nothing beside the right end moves when the browser finds out who reads. */
export const NothingMoves: Story = {
  play: async ({ canvas, canvasElement }) => {
    const measure = () =>
      [...canvasElement.querySelectorAll('header nav a, header form, header a[href="/"]')].map(
        (element) => element.getBoundingClientRect().toJSON(),
      )
    const before = measure()
    setSession()
    document.dispatchEvent(new Event('visibilitychange'))
    await canvas.findByRole('link', { name: '历史' })
    await expect(measure()).toEqual(before)
  },
}

export const Unread: Story = {
  args: { unread: { comment: true, like: false, letter: true, system: false } },
  parameters: { session: LAN },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '消息，有未读' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '消息菜单' }))
    await shown('menuitem', /评论和@.*有未读/)
    await shown('menuitem', /私信.*有未读/)
    await shown('menuitem', '赞和收藏')
    await shown('menuitem', '系统通知')
  },
}

export const UnreadEverywhere: Story = {
  ...Unread,
  args: { unread: ALL_UNREAD },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '消息菜单' }))
    await shown('menuitem', /系统通知.*有未读/)
    await expect(screen.getAllByRole('menuitem', { name: /有未读/ })).toHaveLength(4)
  },
}

export const MessageMenu: Story = {
  parameters: { session: LAN },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '消息' })
    const caret = canvas.getByRole('button', { name: '消息菜单' })
    link.focus()
    await userEvent.keyboard('{ArrowDown}')
    const first = await shown('menuitem', '评论和@')
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: '赞和收藏' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await gone('menu')
    await expect(caret).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await shown('menuitem', '评论和@')).toHaveFocus())
    // The browser goes on from where the key finds the focus; a simulated Tab would start from the entry that has gone.
    const isLeftToBrowser = fireEvent.keyDown(screen.getByRole('menuitem', { name: '评论和@' }), {
      key: 'Tab',
    })
    await expect(isLeftToBrowser).toBe(true)
    await expect(caret).toHaveFocus()
    await gone('menu')
    await userEvent.click(link)
    await expect(useRouter().push).toHaveBeenCalledWith('/message?t=2')
    await userEvent.click(caret)
    await shown('menuitem', '消息设置')
  },
}

/** A mouse that rests on 消息 sees the menu, and the focus stays where it was. */
export const MessageMenuByMouse: Story = {
  parameters: { session: LAN },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.click(field)
    await userEvent.hover(canvas.getByRole('link', { name: '消息' }))
    await shown('menuitem', '系统通知')
    await expect(field).toHaveFocus()
    await userEvent.unhover(canvas.getByRole('link', { name: '消息' }))
    await userEvent.hover(canvas.getByRole('link', { name: 'GPT' }))
    await gone('menu')
    await userEvent.hover(canvas.getByRole('link', { name: '消息' }))
    await shown('menuitem', '系统通知')
  },
}

export const CreationMenu: Story = {
  parameters: { session: LAN },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('link', { name: '创作中心' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const first = await shown('menuitem', '写文章')
    await expect(first).toHaveAttribute('target', '_blank')
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await gone('menu')
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await shown('menuitem', '上传资源')
  },
}

export const LongNickname: Story = {
  parameters: { session: { ...LAN, nickName: '一位名字特别特别长而且从来不肯缩写的后端工程师' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '我的菜单' }))
    await shown('menuitem', '个人中心')
  },
}

export const BrokenAvatar: Story = {
  parameters: { session: { ...LAN, imageUrl: '/no-such-picture.png' } },
}

export const Scrolled: Story = {
  parameters: { path: '/history' },
  play: async ({ canvas }) => {
    window.scrollTo(0, 200)
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveAttribute('data-scrolled'))
  },
}

export const Dark: Story = { parameters: { session: LAN }, globals: { scheme: 'dark' } }

export const MenuByKeyboard: Story = {
  parameters: { session: LAN },
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
    await waitFor(async () => expect(await shown('menuitem', '写文章')).toHaveFocus())
    // Tab goes on from the button instead of being held in the menu.
    await userEvent.tab({ shift: true })
    await gone('menu')
    await expect(button).not.toHaveFocus()
    await userEvent.click(button)
    await shown('menuitem', '退出登录')
  },
}

export const MenuSignedOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '我的菜单' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '个人中心' })).toBeVisible())
    await expect(screen.queryByRole('menuitem', { name: '退出登录' })).toBeNull()
  },
}

export const Phone: Story = {
  globals: phone,
  args: { unread: ALL_UNREAD },
  parameters: { session: LAN },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /消息/ })).toHaveAttribute('href', '/message?t=2')
    await expect(canvas.queryByRole('button', { name: '消息菜单' })).toBeNull()
  },
}

export const PhoneSignedOut: Story = { globals: phone }

export const PhoneSearch: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: '搜索全站' }))
    const field = canvas.getByRole('searchbox')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(field).not.toBeVisible()
  },
}

export const Drawer: Story = {
  globals: phone,
  args: { unread: { comment: true, like: false, letter: false, system: true } },
  parameters: { session: LAN },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开导航' }))
    const drawer = within(await shown('dialog'))
    await expect(drawer.getByRole('link', { name: /评论和@.*有未读/ })).toHaveAttribute(
      'href',
      '/message?t=2',
    )
    await expect(drawer.getByRole('link', { name: '私信' })).toHaveAttribute('href', '/message?t=4')
    await expect(drawer.getByRole('link', { name: '写文章' })).toHaveAttribute('target', '_blank')
    await expect(drawer.getByRole('button', { name: '退出登录' })).toBeInTheDocument()
  },
}

export const DrawerSignedOut: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '打开导航' })
    await userEvent.click(button)
    await shown('dialog')
    await userEvent.keyboard('{Escape}')
    await gone('dialog')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await shown('dialog')
  },
}

export const SearchByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.keyboard('/')
    const field = canvas.getByRole('searchbox')
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'C++ 100% #1 & a=b{Enter}')
    await expect(useRouter().push).toHaveBeenCalledWith(
      '/search/?key=C%2B%2B%20100%25%20%231%20%26%20a%3Db&t=4',
    )
  },
}

export const CompositionEnter: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.click(field)
    fireEvent.compositionStart(field)
    await userEvent.type(field, 'shujuku')
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    await expect(useRouter().push).not.toHaveBeenCalled()
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.type(field, '数据库')
    fireEvent.compositionEnd(field, { data: '数据库' })
    await userEvent.keyboard('{Enter}')
    await expect(useRouter().push).toHaveBeenCalledWith(
      `/search/?key=${encodeURIComponent('数据库')}&t=4`,
    )
  },
}
