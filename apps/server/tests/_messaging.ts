import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { comments, messageStates, messages, users } from '../src/platform/db/schema/index.ts'
import { IDS } from './_content.ts'
import type { TestServer } from './_util.ts'

export const TYPE = { thumhup: 1, comment: 2, reply: 3, system: 5 }
export const ALL_ON = {
  collect: true,
  thumhup: true,
  comment: true,
  reply: true,
  letter: true,
  system: true,
}

/** What people do that others are told of, and what they are told. */
export function createMessaging(getServer: () => TestServer) {
  const call: TestServer['call'] = (...args) => getServer().call(...args)
  const listOf = async (as: string, type: number, more: object = {}) =>
    (await call('POST', '/system/message/search', { as, body: { type, ...more } })).data
  const statusOf = async (as: string) =>
    (await call('GET', `/system/message/getMsgStatus/${as}`, { as })).data
  const read = (as: string, id: string) => call('PUT', `/system/message/read/${id}`, { as })
  const settings = (as: string, changes: object) =>
    call('PUT', '/system/message/settings', { as, body: { ...ALL_ON, ...changes } })
  const like = (as: string, id: string, value: 1 | -1) =>
    call('PUT', `/article/article/thumb/${id}/${value}`, { as })
  const newArticle = async (as: string = IDS.lan, changes: object = {}) => {
    const body = { title: '一篇', labelIds: [IDS.css], mdContent: '正文', ...changes }
    return (await call('POST', '/article/article', { as, body })).data as string
  }
  const comment = async (as: string, articleId: string, content: string, parentId = '-1') => {
    const answer = await call('POST', '/article/comment', {
      as,
      body: { articleId, content, parentId },
    })
    expect(answer.code).toBe(20000)
    const [row] = await getServer()
      .context.db.select()
      .from(comments)
      .where(and(eq(comments.targetId, articleId), eq(comments.content, content)))
    return row?.id ?? ''
  }
  const newPerson = async (username: string, nickName: string) => {
    const { db, createId } = getServer().context
    const id = createId()
    await db.insert(users).values({ id, username, nickName })
    return id
  }
  /** Nobody has been told anything. */
  const forget = async () => {
    const { db } = getServer().context
    await db.delete(messages)
    await db.delete(messageStates)
  }
  return { call, listOf, statusOf, read, settings, like, newArticle, comment, newPerson, forget }
}
