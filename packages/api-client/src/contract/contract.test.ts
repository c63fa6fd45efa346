import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { contract } from './contract.ts'
import { listEndpoints } from './list-endpoints.ts'

/** The calls of docs/rules.md#calls. */
const SPECIFIED = `
GET /article/api/category/list
GET /article/api/advert/show/{id}
POST /article/api/article/list
GET /article/api/column/findTopColumn/{id}
GET /article/api/article/{id}
PUT /article/api/article/viewCount/{id}
PUT /article/article/thumb/{id}/{value}
GET /article/api/comment/list/{articleId}
POST /article/comment
DELETE /article/comment/{id}
GET /article/api/category/label/list
POST /article/article
PUT /article/article
DELETE /article/article/{id}
GET /article/column/list
DELETE /article/column/{id}
PUT /article/column/{id}/{name}
GET /article/api/article/column/{id}
GET /article/api/article/popularArticles/{n}
GET /article/api/article/latestArticles/{n}
PUT /article/column/saveImage
POST /article/column/saveOrUpdate
POST /article/article/getSummary
POST /article/api/article/listREQ
GET /article/article/history/{id}
POST /article/column/listREQ
GET /article/api/column/{id}
GET /article/api/column/findColumnByUserId/{id}
POST /article/article/user
GET /system/dictData/getDictListByCode/{code}
POST /system/session/query
POST /system/session/update
DELETE /system/session/delete/{id}
GET /system/session/getById/{id}
POST /system/session/create
GET /article/api/resource/typeList
POST /article/resource/list
POST /article/api/resource/listREQ
GET /article/api/resource/{id}
POST /article/file/resource
GET /article/api/resource/check/{id}
POST /article/resource
DELETE /article/resource/{id}
POST /article/file/upload
DELETE /article/file/delete
GET /system/api/user/column/{id}
PUT /system/user
POST /question/question/user
POST /system/user/check/password
PUT /system/user/password
GET /system/api/user/{id}
POST /search/api/search/search
POST /search/api/search/recommend
POST /system/message/search
POST /system/message/update
DELETE /system/message/{id}
PUT /system/message/read/{id}
GET /system/message/getMsgStatus/{userId}
`

/** Additional calls of the screens. */
const EXTENSIONS = `
POST /question/api/question/hot
POST /question/api/question/new
POST /question/api/question/wait
POST /question/api/question/list/{labelId}
GET /question/api/question/{id}
PUT /question/api/question/viewCount/{id}
GET /question/api/replay/list/{questionId}
GET /question/api/replay/replies/{id}
GET /question/api/replay/{id}
GET /article/api/comment/replies/{id}
GET /article/api/comment/{id}
PUT /question/question/thumb/{id}/{count}
POST /question/question
PUT /question/question
DELETE /question/question/{id}
POST /question/replay
DELETE /question/replay/{id}
PUT /question/question/solve/{id}
PUT /question/question/reopen/{id}
PUT /article/column/order/{id}
PUT /article/article/collect/{id}/{value}
PUT /article/resource/collect/{id}/{value}
PUT /question/question/collect/{id}/{value}
GET /system/user/{id}
GET /system/api/user/username/{username}
POST /system/api/user/register
POST /auth/login
GET /auth/user/refreshToken
GET /auth/logout
PUT /article/resource/thumb/{id}/{value}
PUT /question/replay/thumb/{id}/{value}
GET /article/api/label/hottag
GET /article/api/article/hotlist
GET /article/article/state/{id}
GET /article/resource/state/{id}
GET /question/question/state/{id}
PUT /question/replay
PUT /question/replay/accept/{id}
POST /article/draft/list
GET /article/draft/{id}
PUT /article/draft/{id}
DELETE /article/draft/{id}
POST /article/file/tus
HEAD /article/file/tus/{id}
PATCH /article/file/tus/{id}
DELETE /article/file/tus/{id}
GET /article/file/tus/{id}
GET /article/file/download/{ticket}
POST /system/letter
POST /system/letter/list
POST /system/letter/{userId}
GET /system/message/settings
PUT /system/message/settings
GET /search/api/search/suggest
GET /search/api/search/hot
GET /system/api/user/suggest
POST /system/api/session/chat
GET /system/api/session/assistant
GET /system/session/answer/{id}
PUT /system/session/stop/{id}
POST /article/article/history
PUT /article/article/history/merge
DELETE /article/article/history/{id}
DELETE /article/article/history
PUT /article/article/history/pause/{value}
POST /article/collect/list
POST /article/thumb/list
GET /system/user/export
POST /system/user/export
GET /system/api/user/export/{ticket}
GET /search/api/sitemap/{kind}
GET /search/api/sitemap/{kind}/{from}
`

const endpoints = listEndpoints(contract)

describe('the contract', () => {
  it('has exactly the specified calls and the extensions', () => {
    const specified = toCalls(SPECIFIED)
    expect(specified).toHaveLength(58)
    const defined = endpoints.map(({ endpoint }) =>
      anonymous(`${endpoint.method} ${endpoint.path}`),
    )
    expect(defined.toSorted()).toEqual([...specified, ...toCalls(EXTENSIONS)].toSorted())
  })

  it('is public exactly if /api/ follows the service, with listed exceptions', () => {
    const exceptions = endpoints
      .filter(({ endpoint }) => {
        const looksPublic = /^\/[^/]+\/api\//.test(endpoint.path)
        return looksPublic !== (endpoint.access === 'public')
      })
      .map(({ name, endpoint }) => `${name} ${endpoint.access}`)
    expect(exceptions.toSorted()).toEqual([
      'auth.login public',
      'auth.logout public',
      'auth.refreshToken public',
      'dictionary.listDictionary public',
      'file.downloadFile public',
      'user.suggestUsers session',
    ])
  })

  it('marks every GET and every public POST that changes data', () => {
    const changing = endpoints.filter(({ endpoint }) => endpoint.changesState)
    expect(changing.map(({ name }) => name).toSorted()).toEqual([
      'auth.login',
      'auth.logout',
      'auth.refreshToken',
      'conversation.chat',
      'resource.checkDownload',
      'resource.getResource',
      'user.register',
    ])
  })

  it('has an alias with "reply" for every path with "replay"', () => {
    const answers = endpoints.filter(({ endpoint }) => endpoint.path.includes('/replay'))
    expect(answers).toHaveLength(8)
    for (const { endpoint } of answers) {
      expect(endpoint.aliases).toEqual([endpoint.path.replace('/replay', '/reply')])
    }
  })

  it('describes each call in one Chinese line', () => {
    for (const { endpoint } of endpoints)
      expect(endpoint.summary).toMatch(/^\P{Cc}*\p{Script=Han}/u)
  })

  it('lists fixed segments before parameters, so that the first match is correct', () => {
    const index = (name: string) => endpoints.findIndex((named) => named.name === name)
    expect(index('user.exportData')).toBeLessThan(index('user.getMe'))
    expect(index('user.suggestUsers')).toBeLessThan(index('user.getUser'))
    expect(index('letter.listLetterThreads')).toBeLessThan(index('letter.listLetters'))
    expect(index('resource.listResourceTypes')).toBeLessThan(index('resource.getResource'))
  })

  it('depends on zod only', () => {
    const foreign = readdirSync(import.meta.dirname)
      .filter((file) => !file.includes('.test'))
      .flatMap((file) => importsOf(path.join(import.meta.dirname, file)))
      .filter((specifier) => specifier !== 'zod/mini' && !/^\.\/[\w-]+\.ts$/.test(specifier))
    expect(foreign).toEqual([])
  })
})

function toCalls(text: string): string[] {
  return text.trim().split('\n').map(anonymous)
}

function anonymous(call: string): string {
  return call.replace(/\{\w+\}|:\w+/g, '*')
}

function importsOf(file: string): string[] {
  // Without those in examples of comments.
  const matches = readFileSync(file, 'utf8').matchAll(/^(?! \*).*\bfrom '([^']+)'/gm)
  return Array.from(matches, (match) => match[1] ?? '')
}
