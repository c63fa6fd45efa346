import { expect, it } from 'vitest'
import { parseSessionCookies } from './session.ts'
import { changeUserInfo, type UserChange } from './user-info.ts'

const TOKENS = 'accessToken=a; refreshToken=r'
const cookieOf = (user: object) => `userInfo=${encodeURIComponent(JSON.stringify(user))}; ${TOKENS}`
const change = (user: object, to: UserChange) => {
  const value = changeUserInfo(cookieOf(user), to)
  return {
    bytes: value?.length ?? 0,
    user: JSON.parse(decodeURIComponent(value ?? 'null')),
    session: parseSessionCookies(`userInfo=${value}; ${TOKENS}`),
  }
}

it('changes name and picture, and keeps all other fields', () => {
  const before = { uid: '7', nickName: '阿岚', imageUrl: '/a.png', mobile: '13800000000', role: 3 }
  expect(change(before, { nickName: '岚山', imageUrl: '/b.png' }).user).toEqual({
    ...before,
    nickName: '岚山',
    imageUrl: '/b.png',
  })
  expect(change(before, { imageUrl: '' }).session?.userInfo).not.toHaveProperty('imageUrl')
})

it('keeps all digits of an id that was written as a number', () => {
  const value = changeUserInfo(`userInfo={"uid":1844197938335842305}; ${TOKENS}`, {
    nickName: '岚',
  })
  expect(JSON.parse(decodeURIComponent(value ?? ''))).toEqual({
    uid: '1844197938335842305',
    nickName: '岚',
  })
})

it('drops dispensable fields first to fit into a cookie', () => {
  const long = change({ uid: '7', summary: '长'.repeat(450) }, { nickName: '岚' })
  expect(long.bytes).toBeLessThanOrEqual(4000)
  expect(long.session?.userInfo).toEqual({ uid: '7', nickName: '岚' })
  const longer = change(
    { uid: '7' },
    { nickName: '岚'.repeat(30), imageUrl: `/${'长'.repeat(900)}` },
  )
  expect(longer.session?.userInfo).toEqual({ uid: '7', nickName: '岚'.repeat(30) })
})

it('has room for a nickname of 30 emoji', () => {
  const nickName = '👨‍👩‍👧‍👦'.repeat(30)
  expect(change({ uid: '7' }, { nickName }).session?.userInfo.nickName).toBe(nickName)
})

it.each(['', TOKENS, `userInfo=damaged; ${TOKENS}`, `userInfo={}; ${TOKENS}`])(
  'changes nothing if no user is signed in: %j',
  (cookies) => {
    expect(changeUserInfo(cookies, { nickName: '岚' })).toBeUndefined()
  },
)
