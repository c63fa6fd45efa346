import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { files } from '../src/platform/db/schema/index.ts'
import { IDS } from './_content.ts'
import { CORPORA } from './_corpora.ts'
import { describeOnEveryStore } from './_util.ts'

describeOnEveryStore('uploads that mean no good', (getServer) => {
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

  const corpus = (name: string) => path.join(CORPORA, 'hostile', name)
  const hasCorpus = existsSync(corpus('upload-bytes.json'))
  const read = (name: string) => JSON.parse(readFileSync(corpus(name), 'utf8'))

  it.skipIf(!hasCorpus)('goes by the bytes of the corpus, whatever they are called', async () => {
    const accepted: string[] = []
    for (const { name, base64 } of read('upload-bytes.json').files) {
      const { code, data, message } = await upload(Buffer.from(base64, 'base64'), name)
      if (code === 20000) {
        accepted.push(name)
        const { context } = getServer()
        const bytes = readFileSync(path.join(context.filesDir, data.slice('/files/'.length)))
        expect(bytes.toString('latin1')).not.toMatch(/script|alert|e\.txt|html/i)
      } else {
        expect({ name, code, message }).toMatchObject({ code: 999 })
        expect(message).toMatch(/图片|文件/)
      }
    }
    expect(accepted).toEqual([
      'ok.png',
      'ok.gif',
      'gif-then-html.gif',
      'png-with-text.png',
      'jpg-comment.jpg',
      'zip-then-gif.gif',
    ])
  })

  it.skipIf(!hasCorpus)('stores nothing under a name of the corpus', async () => {
    const picture = { width: 4, height: 3, channels: 3, background: '#a50' } as const
    const bytes = Buffer.from(await sharp({ create: picture }).png().toBuffer())
    const entries: { kind: string; value: string }[] = read('upload-extensions.json').entries
    const names = [
      ...entries.filter(({ kind }) => kind === 'name').map(({ value }) => value),
      ...entries.filter(({ kind }) => /script|active/.test(kind)).map(({ value }) => `a.${value}`),
      ...read('filenames.json').names.map(({ name }: { name: string }) => name),
    ]
    for (const [index, name] of names.entries()) {
      // Two people, so that the limit of one is not reached.
      const { code, data: url } = await upload(bytes, name, index % 2 ? IDS.lan : IDS.zhou)
      // A part whose file has no name at all is a field.
      if (name === '') continue
      expect({ name, code }).toEqual({ name, code: 20000 })
      expect(url).toMatch(/\/[\da-f]{32}\.png$/)
      const kept = (await getRow(url))?.name ?? ''
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be kept
      expect(kept).not.toMatch(/[\u0000-\u001f\u007f/\\\u202e]/)
      expect(kept.length).toBeGreaterThan(0)
      expect(Array.from(kept).length).toBeLessThanOrEqual(200)
    }
  })

  it.skipIf(!hasCorpus)('survives every body of the corpus', async () => {
    for (const { name, boundary, body_base64: base64 } of read('multipart-bodies.json').cases) {
      const bytes = Buffer.from(base64, 'base64')
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(bytes)
          controller.close()
        },
      })
      const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
      const { code } = await call('POST', '/article/file/upload', { as: IDS.lan, body, headers })
      expect({ name, code }).toEqual({ name, code: 999 })
    }
  })
})
