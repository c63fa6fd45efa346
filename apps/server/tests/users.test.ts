import { describe, expect, it } from 'vitest'
import { createApis } from './_api.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

describeOnEveryStore('users', (getServer) => {
  const api = createApis(getServer)

  describe('the own profile', () => {
    it('requires a session', async () => {
      await expect(api().user.getMe({ params: { id: IDS.lan } })).rejects.toMatchObject({
        status: 401,
        code: 1401,
      })
    })

    it('is visible to its user only', async () => {
      await expect(api(IDS.zhou).user.getMe({ params: { id: IDS.lan } })).rejects.toMatchObject({
        code: 306,
      })
    })

    it('contains private fields, never the password', async () => {
      const data = await api(IDS.lan).user.getMe({ params: { id: IDS.lan } })
      expect(data).toMatchObject({
        username: 'lan',
        email: 'lan@example.test',
        mobile: '13800000000',
      })
      expect(Object.keys(data)).not.toContain('password')
    })
  })

  describe('users for @', () => {
    const suggest = (key: string, as?: string) => api(as).user.suggestUsers({ query: { key } })

    it('requires a session', async () => {
      await expect(suggest('小')).rejects.toMatchObject({ status: 401 })
    })

    it('finds by user name and nickname, and treats % and _ literally', async () => {
      expect(await suggest('舟', IDS.lan)).toMatchObject([{ id: IDS.zhou, username: 'zhou' }])
      expect(await suggest('ZHO', IDS.lan)).toMatchObject([{ id: IDS.zhou }])
      expect(await suggest('%', IDS.lan)).toEqual([])
      expect(await suggest(' ', IDS.lan)).toEqual([])
    })
  })
})
