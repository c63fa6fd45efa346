import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'
import { createApp } from '../src/app.ts'
import { runImport } from '../src/commands/import/run-import.ts'
import { contextSender } from '../src/commands/import/send.ts'
import { unpackZip } from '../src/commands/import/unpack-zip.ts'
import { users } from '../src/platform/db/schema/index.ts'
import { IDS } from './_content.ts'
import type { TestServer } from './_util.ts'

export const HOSTILE = [
  'CON: a/b\\c?*<>|"x" # --- \u202E👨‍👩‍👧‍👦',
  '---\ntitle: 骗人\n---',
  '...',
  `${'长标题'.repeat(80)}`,
  'Straße',
  'STRASSE',
  'null',
]
export const BODY =
  '---\r\ntitle: 不是文件头\r\n---\r\n\r\n第一行\r\n第二行 ]]> 🎉\n```md\n---\n```\n\ttab\u0007\n\n\n'

export async function exportOf(server: TestServer, userId: string): Promise<Buffer> {
  const authorization = `Bearer ${await server.context.tokens.sign(userId, 60)}`
  const app = createApp(server.context)
  const answer = await app.request('/system/user/export', { headers: { authorization } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  return Buffer.from(await answer.arrayBuffer())
}

export async function importInto(
  server: TestServer,
  author: string,
  zip: Buffer,
  { isPrivate = false } = {},
) {
  const base = await mkdtemp(path.join(os.tmpdir(), 'mozhan-export-'))
  const file = path.join(base, 'archive.zip')
  await writeFile(file, zip)
  const { folder: root, name: folder, remove } = await unpackZip(file)
  let log = ''
  const output = {
    isTerminal: false,
    write: (text: string) => {
      log += text
    },
  }
  const options = { root, folder, author, isPrivate }
  const result = await runImport(options, contextSender(server.context), output)
  await remove()
  await rm(base, { recursive: true })
  return { ...result, log }
}

export async function addUser(server: TestServer, username: string): Promise<string> {
  const id = server.context.createId()
  await server.context.db.insert(users).values({ id, username, nickName: username })
  return id
}

export async function uploadPicture(server: TestServer, color: string): Promise<string> {
  const create = { width: 30, height: 20, channels: 3, background: color } as const
  const body = new FormData()
  const bytes = new Uint8Array(await sharp({ create }).png().toBuffer())
  body.set('file', new File([bytes], 'a.png', { type: 'image/png' }))
  return (await server.call('POST', '/article/file/upload', { as: IDS.lan, body })).data
}

/** Everything a person can write, in its worst shapes. */
export async function write(server: TestServer): Promise<void> {
  const send = async (method: string, path: string, body: unknown, as: string = IDS.lan) => {
    const answer = await server.call(method, path, { as, body })
    expect({ path, ...answer }).toMatchObject({ code: 20000 })
    return answer.data
  }
  const red = await uploadPicture(server, '#f00')
  const blue = await uploadPicture(server, '#00f')
  const ids: string[] = []
  for (const [at, title] of HOSTILE.entries()) {
    const mdContent = at === 0 ? `${BODY}![图](${red}) ![再](${red} "题")\n` : `${BODY}${at}`
    ids.push(
      await send('POST', '/article/article', {
        title: title.slice(0, 255),
        mdContent,
        htmlContent: 'x',
        summary: at === 0 ? '# 摘要: "引号" \'单\'\n- 多行' : '',
        labelIds: at % 2 === 0 ? [IDS.css, IDS.html] : [IDS.spring],
        imageUrl: at === 0 ? blue : '',
        ispublic: at % 2,
        ...(at === 2 ? { kind: 'translation', source: 'https://a.test/?a=1#b: c' } : {}),
        columnIds: at < 3 ? [IDS.column] : [],
      }),
    )
  }
  await send('PUT', `/article/column/order/${IDS.column}`, {
    articleIds: [ids[2], IDS.grid, ids[0]],
  })
  await send('POST', '/article/column/saveOrUpdate', { name: '#: 空的', summary: '一\n二' })
  const question = await send('POST', '/question/question', {
    title: '问: "什么"?',
    labelIds: [IDS.spring],
    mdContent: BODY,
    htmlContent: 'x',
  })
  const answer = { questionId: question, parentId: '-1', mdContent: `自己答 ![](${blue})` }
  await send('POST', '/question/replay', answer)
  await send('POST', '/question/replay', {
    questionId: IDS.question,
    parentId: IDS.answerReply,
    htmlContent: '不客气 <b>\n# x',
  })
  const own = ids[1]
  await send('POST', '/article/comment', { articleId: own, parentId: '-1', content: '自评 **x**' })
  await send('POST', '/article/comment', { articleId: IDS.boot, parentId: '-1', content: '别人的' })
  const form = {
    ...{ title: '草稿: 一', content: `${BODY}![](${red})`, summary: '', isPublic: true },
    ...{ labelIds: [IDS.html, IDS.css], columnIds: [IDS.column], cover: blue },
    ...{ kind: 'original', source: '' },
  }
  await send('PUT', '/article/draft/11111111-2222-3333-4444-555555555555', {
    ...{ kind: 'article', title: '草稿: 一', revision: 0, content: JSON.stringify(form) },
  })
  await send('PUT', '/article/draft/plain', {
    ...{ kind: 'answer', revision: 0, content: '不是 JSON', targetId: IDS.question },
  })
}
