import { act, render, screen } from '@testing-library/react'
import { Provider } from 'jotai/react'
import { createStore } from 'jotai/vanilla'
import { afterEach, expect, it } from 'vitest'
import { changeSessionUser } from './change-session-user.ts'
import { clearSession, writeCookie } from './session-atoms.ts'
import { useSession } from './use-session.ts'

function Name() {
  const { session } = useSession()
  return <p>{session?.userInfo.nickName ?? '没有登录'}</p>
}

const store = createStore()

afterEach(() => clearSession(store))

it('shows a new name at once and adds no second cookie', async () => {
  for (const pair of ['userInfo={"uid":"7","nickName":"A"}', 'accessToken=a', 'refreshToken=r']) {
    writeCookie(`${pair}; path=/`)
  }
  render(
    <Provider store={store}>
      <Name />
    </Provider>,
  )
  expect(await screen.findByText('A')).toBeVisible()
  act(() => changeSessionUser(store, { nickName: '岚山' }))
  expect(screen.getByText('岚山')).toBeVisible()
  expect(document.cookie.match(/userInfo=/g)).toHaveLength(1)
})

it('does nothing for a visitor', () => {
  changeSessionUser(store, { nickName: '岚山' })
  expect(document.cookie).not.toContain('userInfo')
})
