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
import { createApi } from './_api.ts'
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
  const bytes = new Uint8Array(await sharp({ create }).png().toBuffer())
  const file = new File([bytes], 'a.png', { type: 'image/png' })
  return createApi(server, IDS.lan).file.uploadImage({ body: { file } })
}

/** Creates everything that a user can write, in difficult forms. */
export async function write(server: TestServer): Promise<void> {
  const api = createApi(server, IDS.lan)
  const red = await uploadPicture(server, '#f00')
  const blue = await uploadPicture(server, '#00f')
  const ids: string[] = []
  for (const [at, title] of HOSTILE.entries()) {
    const mdContent = at === 0 ? `${BODY}![图](${red}) ![再](${red} "题")\n` : `${BODY}${at}`
    ids.push(
      await api.article.createArticle({
        body: {
          title: title.slice(0, 255),
          mdContent,
          htmlContent: 'x',
          summary: at === 0 ? '# 摘要: "引号" \'单\'\n- 多行' : '',
          labelIds: at % 2 === 0 ? [IDS.css, IDS.html] : [IDS.spring],
          imageUrl: at === 0 ? blue : '',
          ispublic: at % 2,
          ...(at === 2 ? { kind: 'translation', source: 'https://a.test/?a=1#b: c' } : {}),
          columnIds: at < 3 ? [IDS.column] : [],
        },
      }),
    )
  }
  const [first = '', own = '', third = ''] = ids
  await api.column.orderArticles({
    params: { id: IDS.column },
    body: { articleIds: [third, IDS.grid, first] },
  })
  await api.column.saveColumn({ body: { name: '#: 空的', summary: '一\n二' } })
  const questionId = await api.question.createQuestion({
    body: { title: '问: "什么"?', labelIds: [IDS.spring], mdContent: BODY, htmlContent: 'x' },
  })
  const mdContent = `自己答 ![](${blue})`
  await api.answer.createAnswer({ body: { questionId, parentId: '-1', mdContent } })
  const reply = { parentId: IDS.answerReply, htmlContent: '不客气 <b>\n# x' }
  await api.answer.createAnswer({ body: { questionId: IDS.question, ...reply } })
  await api.comment.createComment({ body: { articleId: own, content: '自评 **x**' } })
  await api.comment.createComment({ body: { articleId: IDS.boot, content: '别人的' } })
  const form = {
    ...{ title: '草稿: 一', content: `${BODY}![](${red})`, summary: '', isPublic: true },
    ...{ labelIds: [IDS.html, IDS.css], columnIds: [IDS.column], cover: blue },
    ...{ kind: 'original', source: '' },
  }
  await api.draft.saveDraft({
    params: { id: '11111111-2222-3333-4444-555555555555' },
    body: { kind: 'article', title: '草稿: 一', revision: 0, content: JSON.stringify(form) },
  })
  await api.draft.saveDraft({
    params: { id: 'plain' },
    body: { kind: 'answer', revision: 0, content: '不是 JSON', targetId: IDS.question },
  })
}
