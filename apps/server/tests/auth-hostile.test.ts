import { contract, isUsername } from '@mozhan/api-client/contract'
import { NAUGHTY_STRINGS } from '@mozhan/fixtures/naughty-strings'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { getAccount } from '../src/domains/auth/queries.ts'
import { isReservedName } from '../src/domains/auth/reserved-name.ts'
import { toUsername } from '../src/domains/auth/username.ts'
import { createLimits } from '../src/platform/http/limits.ts'
import { foldName } from '../src/platform/text/fold-name.ts'
import { dataOf } from './_api.ts'
import { describeOnEveryStore } from './_util.ts'

const PASSWORD = '春眠不觉晓-2026'

describeOnEveryStore('hostile input of account calls', (getServer) => {
  const call: ReturnType<typeof getServer>['call'] = (...args) => getServer().call(...args)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const login = (username: string, password: string, headers: Record<string, string> = {}) =>
    call('POST', '/auth/login', {
      body: new URLSearchParams({ username, password }).toString(),
      headers: { ...form, ...headers },
    })
  const signIn = async (username: string, headers: Record<string, string> = {}) =>
    dataOf(contract.auth.login, await login(username, PASSWORD, headers))
  const register = (username: string, password = PASSWORD) =>
    call('POST', '/system/api/user/register', {
      body: { username, password, repPassword: password },
    })
  const refresh = (token: string) =>
    call('GET', `/auth/user/refreshToken?refreshToken=${encodeURIComponent(token)}`)
  const logout = (token: string, headers: Record<string, string> = {}) =>
    call('GET', `/auth/logout?accessToken=${encodeURIComponent(token)}`, { headers })
  const freshLimits = () => Object.assign(getServer().context, { limits: createLimits() })

  beforeEach(() => {
    freshLimits()
  })

  describe('naughty strings', { timeout: 60_000 }, () => {
    const strings = [...new Set(NAUGHTY_STRINGS.map((text) => text.toWellFormed()))]

    it('are refused as user names, passwords and tokens, without a server error', async () => {
      await inBatches([...strings.entries()], async ([at, text]) => {
        // Each password costs a hash, so only every fourth is tested.
        const password = at % 4 === 0 ? text : ''
        const given = password === '' ? [] : [await login(text, password)]
        const answers = [...given, await refresh(text), await logout(text)]
        expect({ text, isUp: answers.every(({ status }) => status < 500) }).toEqual({
          text,
          isUp: true,
        })
        expect(answers.slice(0, -1).map(({ code }) => code)).not.toContain(20000)
        // The database itself refuses NUL.
        const name = toUsername(text.replaceAll('\0', ''))
        expect(await getAccount(getServer().context.db, name)).toBeUndefined()
      })
    })

    it('are refused as names of new accounts, or create one', async () => {
      // Of names that are equal when compared, only the first is free.
      const different = [...new Map(strings.map((text) => [foldName(text), text])).values()]
      await inBatches(different, async (text) => {
        const { status, code } = await register(text)
        const isFree = !isReservedName(toUsername(text), getServer().context.config)
        expect({ text, status, isName: code === 20000 }).toEqual({
          text,
          status: 200,
          isName: isFree && isUsername(text.normalize('NFKC').trim()),
        })
      })
    })

    it('sign in as passwords of six to thirty characters', async () => {
      const isValid = (text: string) => [...text].length >= 6 && [...text].length <= 30
      const fitting = strings.filter(isValid).filter((_, at) => at % 2 === 0)
      expect(fitting.length).toBeGreaterThan(40)
      await inBatches([...fitting.entries()], async ([at, password]) => {
        const username = `顽皮的人_${at}`
        const made = (await register(username, password)).code
        expect({ password, made, signedIn: (await login(username, password)).code }).toEqual({
          password,
          made: 20000,
          signedIn: 20000,
        })
      })
    })

    async function inBatches<T>(items: readonly T[], run: (item: T) => Promise<void>) {
      for (let at = 0; at < items.length; at += 10) {
        freshLimits()
        await Promise.all(items.slice(at, at + 10).map(run))
      }
    }
  })

  it.each([
    ['ｄｅｍｏ＿七', 'demo_七'],
    [' demo_八 ', 'demo_八'],
    ['⼀⼆三四', '一二三四'],
  ])('stores the user name %j as %j', async (written, stored) => {
    expect((await register(written)).code).toBe(20000)
    expect((await register(stored)).message).toBe('用户已被注册，请更换个用户名')
    const token = await signIn(written)
    expect(token.userInfo.username).toBe(stored)
  })

  it.each(['dеmо', 'de\u200bmo', 'demo\u202e', 'demo test', 'demo\u0301', 'dem😀o'])(
    'refuses the user name %j',
    async (username) => {
      expect((await register(username)).code).toBe(999)
    },
  )

  it('ignores case in user names', async () => {
    await register('case_name')
    expect((await register('Case_Name')).code).toBe(999)
    expect((await login('CASE_NAME', PASSWORD)).code).toBe(20000)
  })

  it.each(['Basic eDp5', 'Basic', 'Bearer expired.token.here', 'nonsense'])(
    'signs in, refreshes and signs out with the header %j',
    async (authorization) => {
      await register('带头的人')
      const headers = { authorization }
      const token = await signIn('带头的人', headers)
      const query = `refreshToken=${token.refresh_token}`
      expect((await call('GET', `/auth/user/refreshToken?${query}`, { headers })).code).toBe(20000)
      expect((await logout(token.access_token, headers)).code).toBe(20000)
      expect((await refresh(token.refresh_token)).code).toBe(1401)
    },
  )

  it.each(['a\u0000b', 'x'.repeat(20_000), ' ', '令牌'])(
    'signs out with and refuses to refresh the token %#',
    async (token) => {
      expect((await logout(token)).code).toBe(20000)
      expect((await refresh(token)).code).toBe(1401)
    },
  )

  it('answers tokens with headers that forbid caching', async () => {
    await register('没有缓存')
    const signedIn = await login('没有缓存', PASSWORD)
    const { refresh_token } = dataOf(contract.auth.login, signedIn)
    const refreshed = await refresh(refresh_token)
    for (const { headers } of [signedIn, refreshed]) {
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('etag')).toBeNull()
    }
  })

  it('logs no password and no token, also on failures', async () => {
    const { context, logs } = getServer()
    logs.length = 0
    await register('不留痕迹')
    const token = await signIn('不留痕迹')
    const next = dataOf(contract.auth.refreshToken, await refresh(token.refresh_token))
    await call('GET', `/system/user/${token.userInfo.uid}`, {
      headers: { authorization: `Bearer ${next.access_token}` },
    })
    await login('不留痕迹', 'wrong-password-7')
    await logout(token.access_token)
    await refresh(next.refresh_token)
    const before = logs.length
    expect(before).toBeGreaterThan(5)
    // The errors of the database contain the values of the statement.
    await context.db.execute(sql`alter table sys_refresh_token rename to sys_refresh_token_away`)
    await context.db.execute(sql`alter table sys_user rename column username to username_away`)
    try {
      expect((await refresh('an-unknown-refresh-token')).status).toBe(500)
      expect((await register('又来的人', 'secret-password-8')).status).toBe(500)
      expect((await login('secret_name_9', PASSWORD)).status).toBe(500)
    } finally {
      await context.db.execute(sql`alter table sys_refresh_token_away rename to sys_refresh_token`)
      await context.db.execute(sql`alter table sys_user rename column username_away to username`)
    }
    const text = logs.join('\n')
    expect(logs.slice(before).join('')).toContain('Failed query')
    const { tokenSecret } = context
    const secrets = [
      PASSWORD,
      'wrong-password-7',
      'secret-password-8',
      'secret_name_9',
      'an-unknown-refresh-token',
      tokenSecret,
      'argon2id',
      ...[token, next].flatMap((grant) => [grant.access_token, grant.refresh_token]),
    ]
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
    expect(text).not.toMatch(/\bparams\b|authorization|refreshToken=|accessToken=/i)
  })
})
