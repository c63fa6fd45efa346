import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRouter } from 'next/navigation'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { SiteHeader } from './SiteHeader.tsx'

const USER = { uid: '1844197938335842305', nickName: '阿岚' }
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

/** Waits until the drawer is visible. */
async function shownDrawer(): Promise<HTMLElement> {
  const drawer = await screen.findByRole('dialog')
  await waitFor(() => expect(drawer).toBeVisible())
  return drawer
}

/** Signs in while the story is shown, as another tab would. */
function setSession(): void {
  const user = encodeURIComponent(JSON.stringify(USER))
  for (const cookie of [`userInfo=${user}`, 'accessToken=a', 'refreshToken=r']) {
    // biome-ignore lint/suspicious/noDocumentCookie: set as the login site does
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
  parameters: { session: USER, path: '/article/1' },
  play: async ({ canvas }) => {
    const create = canvas.getByRole('link', { name: '创作中心' })
    await expect(create).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('link', { name: '消息' })).toHaveAttribute('href', '/message?t=2')
    await expect(canvas.getByRole('link', { name: '历史' })).toHaveAttribute('href', '/user?tab=h')
    await expect(canvas.queryByRole('link', { name: '登录' })).toBeNull()
  },
}

/** No layout shift when the session becomes known. */
export const NoLayoutShift: Story = {
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

export const BrokenAvatar: Story = {
  parameters: { session: { ...USER, imageUrl: '/no-such-picture.png' } },
}

export const Scrolled: Story = {
  parameters: { path: '/history' },
  play: async ({ canvas }) => {
    window.scrollTo(0, 200)
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveAttribute('data-scrolled'))
  },
}

export const Dark: Story = { parameters: { session: USER }, globals: { scheme: 'dark' } }

export const Phone: Story = {
  globals: phone,
  args: { unread: ALL_UNREAD },
  parameters: { session: USER },
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
  parameters: { session: USER },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开导航' }))
    const drawer = within(await shownDrawer())
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
    await shownDrawer()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await shownDrawer()
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
