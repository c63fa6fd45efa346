import { and, eq } from 'drizzle-orm'
import { comments, messageStates, messages, users } from '../src/platform/db/schema/index.ts'
import { createApis } from './_api.ts'
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

/** Acts of users that notify others, and the resulting notices. */
export function createMessaging(getServer: () => TestServer) {
  const api = createApis(getServer)
  const listOf = (as: string, type: number, more: object = {}) =>
    api(as).message.findMessages({ body: { type, ...more } })
  const statusOf = (as: string) => api(as).message.getMessageStatus({ params: { userId: as } })
  const read = (as: string, id: string) => api(as).message.readMessage({ params: { id } })
  const settings = (as: string, changes: object) =>
    api(as).message.updateMessageSettings({ body: { ...ALL_ON, ...changes } })
  const like = (as: string, id: string, value: 1 | -1) =>
    api(as).article.setThumb({ params: { id, value } })
  const newArticle = (as: string = IDS.lan, changes: object = {}) => {
    const body = { title: '一篇', labelIds: [IDS.css], mdContent: '正文', ...changes }
    return api(as).article.createArticle({ body })
  }
  const comment = async (as: string, articleId: string, content: string, parentId = '-1') => {
    await api(as).comment.createComment({ body: { articleId, content, parentId } })
    const [row] = await getServer()
      .context.db.select()
      .from(comments)
      .where(and(eq(comments.targetId, articleId), eq(comments.content, content)))
    return row?.id ?? ''
  }
  const newUser = async (username: string, nickName: string) => {
    const { db, createId } = getServer().context
    const id = createId()
    await db.insert(users).values({ id, username, nickName })
    return id
  }
  /** Deletes all notices. */
  const forget = async () => {
    const { db } = getServer().context
    await db.delete(messages)
    await db.delete(messageStates)
  }
  return { api, listOf, statusOf, read, settings, like, newArticle, comment, newUser, forget }
}
