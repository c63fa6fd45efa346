import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contract } from '@mozhan/api-client/contract'
import { FILE_NAMES } from '@mozhan/fixtures/file-names'
import { MULTIPART_BODIES } from '@mozhan/fixtures/multipart-bodies'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { files } from '../src/platform/db/schema/index.ts'
import { dataOf } from './_api.ts'
import { IDS } from './_content.ts'
import { makeUploadBytes } from './_upload-bytes.ts'
import { describeOnEveryStore } from './_util.ts'

describeOnEveryStore('hostile uploads', (getServer) => {
  const call: ReturnType<typeof getServer>['call'] = (...args) => getServer().call(...args)
  const upload = (bytes: Buffer<ArrayBuffer>, name: string, as: string = IDS.lan) => {
    const body = new FormData()
    body.set('file', new File([bytes], name, { type: 'image/png' }))
    return call('POST', '/article/file/upload', { as, body })
  }
  const getRow = async (url: string) => {
    const [row] = await getServer().context.db.select().from(files).where(eq(files.url, url))
    return row
  }

  it('detects the type by the bytes, not by the name', async () => {
    for (const [index, { name, bytes, picture }] of (await makeUploadBytes()).entries()) {
      // Two users, because of the limit per user.
      const answer = await upload(bytes, name, index % 2 ? IDS.lan : IDS.zhou)
      const { code, message } = answer
      expect({ name, code }).toEqual({ name, code: picture === 'stored' ? 20000 : 999 })
      if (picture === 'stored') {
        const url = dataOf(contract.file.uploadImage, answer)
        const stored = readFileSync(
          path.join(getServer().context.filesDir, url.slice('/files/'.length)),
        )
        expect(stored.toString('latin1')).not.toMatch(/script|alert|a\.html/i)
      } else {
        expect(message).toMatch(/图片|文件/)
      }
    }
  })

  it('stores nothing under a name from the request', async () => {
    const picture = { width: 4, height: 3, channels: 3, background: '#a50' } as const
    const bytes = Buffer.from(await sharp({ create: picture }).png().toBuffer())
    for (const [index, name] of FILE_NAMES.entries()) {
      // Two users, because of the limit per user.
      const answer = await upload(bytes, name, index % 2 ? IDS.lan : IDS.zhou)
      // A part without a file name is a field.
      if (name === '') continue
      expect({ name, code: answer.code }).toEqual({ name, code: 20000 })
      const url = dataOf(contract.file.uploadImage, answer)
      expect(url).toMatch(/\/[\da-f]{32}\.png$/)
      const stored = (await getRow(url))?.name ?? ''
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be kept
      expect(stored).not.toMatch(/[\u0000-\u001f\u007f/\\\u202e]/)
      expect(stored.length).toBeGreaterThan(0)
      expect(Array.from(stored).length).toBeLessThanOrEqual(200)
    }
  })

  it.each(MULTIPART_BODIES)('refuses the body: $name', async ({ boundary, bytes }) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes)
        controller.close()
      },
    })
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
    const { code } = await call('POST', '/article/file/upload', { as: IDS.lan, body, headers })
    expect(code).toBe(999)
  })
})
