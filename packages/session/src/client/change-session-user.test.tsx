import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { changeSessionUser } from './change-session-user.ts'
import { clearSession, writeCookie } from './session-store.ts'
import { useSession } from './use-session.ts'

function Name() {
  const { session } = useSession()
  return <p>{session?.userInfo.nickName ?? '没有登录'}</p>
}

afterEach(() => clearSession())

it('shows a new name at once, in the one cookie that there was', async () => {
  for (const pair of ['userInfo={"uid":"7","nickName":"A"}', 'accessToken=a', 'refreshToken=r']) {
    writeCookie(`${pair}; path=/`)
  }
  render(<Name />)
  expect(await screen.findByText('A')).toBeVisible()
  act(() => changeSessionUser({ nickName: '岚山' }))
  expect(screen.getByText('岚山')).toBeVisible()
  expect(document.cookie.match(/userInfo=/g)).toHaveLength(1)
})

it('signs nobody in', () => {
  changeSessionUser({ nickName: '岚山' })
  expect(document.cookie).not.toContain('userInfo')
})
