import { SessionProvider } from '@mozhan/session/client'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AvatarMenu } from '../AvatarMenu.tsx'
import { CreationMenu } from '../CreationMenu.tsx'
import { MessageMenu } from '../MessageMenu.tsx'

const actions = vi.hoisted(() => ({ loginTo: vi.fn(), logout: vi.fn() }))
const session = vi.hoisted(() => ({ status: 'anonymous' }))

vi.mock('@mozhan/session/client', async (original) => ({
  ...(await original<typeof import('@mozhan/session/client')>()),
  useSession: () => ({
    status: session.status,
    session: session.status === 'signed-in' ? { userInfo: { uid: '7' } } : null,
  }),
  useSessionActions: () => actions,
}))

function Site({ children }: { children: ReactNode }) {
  return (
    <SessionProvider
      config={{ loginSiteUrl: 'http://login.test', apiBase: '/api', siteName: '墨栈' }}
    >
      {children}
    </SessionProvider>
  )
}

async function open(status: 'anonymous' | 'signed-in', menu: ReactNode, button: string) {
  session.status = status
  render(menu, { wrapper: Site })
  fireEvent.click(screen.getByLabelText(button))
  return screen.findAllByRole('menuitem', {}, { timeout: 5000 })
}

const openAvatar = (status: 'anonymous' | 'signed-in') => open(status, <AvatarMenu />, '我的菜单')

const leads = (items: HTMLElement[]) =>
  items.map((item) => [item.textContent, item.getAttribute('href'), item.getAttribute('target')])

function itemOf(items: HTMLElement[], text: string): HTMLElement {
  const item = items.find(({ textContent }) => textContent === text)
  if (!item) throw new Error(`no item ${text}`)
  return item
}

// Without layout nothing is visible, and the focus trap logs warnings.
beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}))

afterEach(() => vi.clearAllMocks())

describe('avatar menu', () => {
  it('has links for a signed-in reader', async () => {
    const items = await openAvatar('signed-in')
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['写文章', '/article/edit'],
      ['提问题', '/question/edit'],
      ['上传资源', '/resource'],
      ['个人中心', '/user'],
      ['退出登录', null],
    ])
    expect(items[0]).toHaveAttribute('target', '_blank')
    expect(actions.logout).not.toHaveBeenCalled()
    fireEvent.click(itemOf(items, '退出登录'))
    expect(actions.logout).toHaveBeenCalledOnce()
  })

  it.each([
    ['写文章', '/article/edit'],
    ['提问题', '/question/edit'],
    ['上传资源', '/resource'],
    ['个人中心', '/user'],
  ])('%s leads a visitor there through the login site', async (name, path) => {
    const items = await openAvatar('anonymous')
    expect(items).toHaveLength(4)
    fireEvent.click(itemOf(items, name))
    expect(actions.loginTo).toHaveBeenCalledExactlyOnceWith(path)
  })
})

it('the creation menu links to the editors, the article in a new tab', async () => {
  session.status = 'signed-in'
  render(<CreationMenu />, { wrapper: Site })
  const button = screen.getByText('创作中心')
  expect(button).toHaveAttribute('href', '/article/edit')
  expect(button).toHaveAttribute('target', '_blank')
  fireEvent.click(button)
  expect(leads(await screen.findAllByRole('menuitem'))).toEqual([
    ['写文章', '/article/edit', '_blank'],
    ['提问题', '/question/edit', null],
    ['上传资源', '/resource', null],
  ])
})

describe('message menu', () => {
  it('links to the kinds of messages in the same window', async () => {
    expect(leads(await open('signed-in', <MessageMenu />, '消息菜单'))).toEqual([
      ['评论和@', '/message?t=2', null],
      ['赞和收藏', '/message?t=1', null],
      ['私信', '/message?t=4', null],
      ['系统通知', '/message?t=5', null],
      ['消息设置', '/message?panel=settings', null],
    ])
    expect(screen.getByRole('link', { name: '消息', hidden: true })).toHaveAttribute(
      'href',
      '/message?t=2',
    )
  })

  it.each(['comment', 'like', 'letter', 'system'] as const)(
    'shows a dot beside %s and on the button if it is unread',
    async (kind) => {
      const unread = { comment: false, like: false, letter: false, system: false, [kind]: true }
      const items = await open('signed-in', <MessageMenu unread={unread} />, '消息菜单')
      const order = ['comment', 'like', 'letter', 'system']
      expect(items.map(({ textContent }) => textContent?.includes('有未读'))).toEqual([
        ...order.map((each) => each === kind),
        false,
      ])
      expect(screen.getByRole('link', { name: '消息，有未读', hidden: true })).toBeInTheDocument()
    },
  )
})
