import { describe, expect, it } from 'vitest'
import { IDS } from './_content.ts'
import { describeOnEveryStore, type TestServer } from './_util.ts'

describeOnEveryStore('people', (getServer) => {
  const call: TestServer['call'] = (...args) => getServer().call(...args)

  describe('the own record', () => {
    it('requires a session', async () => {
      expect(await call('GET', `/system/user/${IDS.lan}`)).toMatchObject({
        status: 401,
        code: 1401,
      })
    })

    it('is nobody else’s', async () => {
      expect((await call('GET', `/system/user/${IDS.lan}`, { as: IDS.zhou })).code).toBe(306)
    })

    it('holds what only the person may know, never the password', async () => {
      const { data } = await call('GET', `/system/user/${IDS.lan}`, { as: IDS.lan })
      expect(data).toMatchObject({
        username: 'lan',
        email: 'lan@example.test',
        mobile: '13800000000',
      })
      expect(Object.keys(data)).not.toContain('password')
    })
  })

  describe('people for @', () => {
    const suggest = (key: string, as?: string) =>
      call('GET', `/system/api/user/suggest?key=${encodeURIComponent(key)}`, { as })

    it('requires a session', async () => {
      expect((await suggest('小')).status).toBe(401)
    })

    it('finds by user name and nickname, and takes % and _ as they are', async () => {
      expect((await suggest('舟', IDS.lan)).data).toMatchObject([
        { id: IDS.zhou, username: 'zhou' },
      ])
      expect((await suggest('ZHO', IDS.lan)).data).toMatchObject([{ id: IDS.zhou }])
      expect((await suggest('%', IDS.lan)).data).toEqual([])
      expect((await suggest(' ', IDS.lan)).data).toEqual([])
    })
  })
})
