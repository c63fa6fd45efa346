import { buildUser } from '@mozhan/api-client/fixtures'
import { describe, expect, it } from 'vitest'
import { toProfile } from './profile.ts'

describe('toProfile', () => {
  it('uses the nickname, else the user name', () => {
    expect(toProfile(buildUser({ nickName: '沈栗' })).name).toBe('沈栗')
    expect(toProfile(buildUser({ nickName: ' ', username: 'shenli' })).name).toBe('shenli')
    expect(toProfile(buildUser({ nickName: '', username: null })).name).toBe('')
  })

  it('maps the API field thumhup to likes', () => {
    expect(toProfile(buildUser({ thumhup: 9 }))).toMatchObject({ likes: 9 })
  })
})
