import { SessionProvider } from '@mozhan/session/client'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AvatarDropdown } from './AvatarDropdown.tsx'

const actions = vi.hoisted(() => ({ login: vi.fn(), logout: vi.fn() }))
const session = vi.hoisted(() => ({ status: 'anonymous' }))

vi.mock('@mozhan/session/client', async (original) => ({
  ...(await original<typeof import('@mozhan/session/client')>()),
  useSession: () => ({
    status: session.status,
    session: session.status === 'signed-in' ? { userInfo: { uid: '7' } } : null,
  }),
  useSessionActions: () => actions,
}))

async function open(status: 'anonymous' | 'signed-in') {
  session.status = status
  render(
    <SessionProvider
      config={{ loginSiteUrl: 'http://login.test', apiBase: '/api', siteName: '墨栈' }}
    >
      <AvatarDropdown />
    </SessionProvider>,
  )
  return screen.findAllByRole('menuitem')
}

function itemOf(items: HTMLElement[], text: string): HTMLElement {
  const item = items.find(({ textContent }) => textContent === text)
  if (!item) throw new Error(`no item ${text}`)
  return item
}

// Without a layout nothing is visible, and the focus trap complains at length.
beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}))

afterEach(() => vi.clearAllMocks())

describe('avatar menu', () => {
  it('leads a reader who is signed in', async () => {
    const items = await open('signed-in')
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

  it.each(['写文章', '提问题', '上传资源', '个人中心'])(
    '%s starts the login of a stranger',
    async (name) => {
      const items = await open('anonymous')
      expect(items).toHaveLength(4)
      fireEvent.click(itemOf(items, name))
      expect(actions.login).toHaveBeenCalledOnce()
    },
  )
})
