import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { isApiError } from '@mozhan/api-client'
import { contract } from '@mozhan/api-client/contract'
import { FILE_NAMES } from '@mozhan/fixtures/file-names'
import { eq } from 'drizzle-orm'
import { pack } from 'tar-stream'
import { expect, it } from 'vitest'
import { files, resourceFiles } from '../src/platform/db/schema/index.ts'
import { createApis, dataOf } from './_api.ts'
import { IDS } from './_content.ts'
import { makeUploadBytes } from './_upload-bytes.ts'
import { describeOnEveryStore } from './_util.ts'
import { writeZip } from './_zip.ts'

describeOnEveryStore('hostile shared files', (getServer) => {
  const upload = (bytes: Uint8Array<ArrayBuffer> | string, name: string, as: string = IDS.lan) => {
    const body = new FormData()
    body.set('file', new File([bytes], name, { type: 'application/octet-stream' }))
    return getServer().call('POST', '/article/file/resource', { as, body })
  }
  it('detects the type by the bytes, not by the name', async () => {
    for (const { name, bytes, shared } of await makeUploadBytes()) {
      const answer = await upload(bytes, name, IDS.zhou)
      const { code, message } = answer
      expect({ name, code, message }).toMatchObject({
        name,
        code: shared === 'stored' ? 20000 : 999,
      })
      if (shared === 'stored') {
        const { fileUrl } = dataOf(contract.file.uploadResource, answer)
        expect(fileUrl).toMatch(/^\/files\/resource\/\d{4}\/\d{2}\/[\da-f]{32}\.bin$/)
        expect((await getServer().call('GET', fileUrl)).status).toBe(404)
      } else {
        expect(message).toMatch(/文件|图片|压缩包|内容/)
      }
    }
  })

  it('stores every name as a name, never as a path', async () => {
    for (const [index, name] of FILE_NAMES.entries()) {
      // Two users, because of the limit per user.
      const as = index % 2 ? IDS.lan : IDS.zhou
      const answer = await upload('text', `${name}.txt`, as)
      expect({ name, code: answer.code }).toEqual({ name, code: 20000 })
      const { fileName } = dataOf(contract.file.uploadResource, answer)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be kept
      expect(fileName).not.toMatch(/[\u0000-\u001f\u007f/\\\u202e]/)
    }
    const folder = path.join(getServer().context.filesDir, 'resource')
    const stored = await readdir(folder, { recursive: true, withFileTypes: true })
    for (const file of stored.filter((entry) => entry.isFile())) {
      expect(file.name).toMatch(/^[\da-f]{32}\.bin$/)
    }
  })
})

describeOnEveryStore('archives', (getServer) => {
  const api = createApis(getServer)
  const send = (bytes: Uint8Array<ArrayBuffer>, name: string) =>
    api(IDS.lan).file.uploadResource({ body: { file: new File([bytes], name) } })
  /** @returns the reason of a refusal, or `stored` */
  const upload = async (bytes: Uint8Array<ArrayBuffer>, name: string) => {
    const reason: unknown = await send(bytes, name).then(
      () => 'stored',
      (error: unknown) => error,
    )
    return isApiError(reason) ? reason.message : reason
  }
  const tar = async (entries: readonly TarEntry[]) => {
    const packed = pack()
    for (const { bytes = 'text', ...entry } of entries) packed.entry(entry, entry.type ? '' : bytes)
    packed.finalize()
    return Buffer.from(await buffer(packed))
  }

  it.each([
    '../evil.sh',
    'a/../../evil.sh',
    '/etc/passwd',
    'C:\\windows\\a.dll',
    '..\\evil.bat',
    'a\\..\\..\\b',
  ])('refuse the path %s', async (name) => {
    expect(await upload(writeZip([{ name: 'ok.txt' }, { name }]), 'a.zip')).toMatch(/目录之外/)
    expect(await upload(await tar([{ name: 'ok.txt' }, { name }]), 'a.tar')).toMatch(/目录之外/)
  })

  it('refuse links outside of the archive', async () => {
    const link = { name: 'link', type: 'symlink', linkname: '/etc' } as const
    expect(await upload(writeZip([{ name: 'link', mode: 0o120777 }]), 'a.zip')).toMatch(/目录之外/)
    expect(await upload(await tar([link]), 'a.tar')).toMatch(/目录之外/)
    const packed = Buffer.from(gzipSync(await tar([{ ...link, linkname: '../../x' }])))
    expect(await upload(packed, 'a.tar.gz')).toMatch(/目录之外/)
  })

  it('refuse encrypted entries', async () => {
    expect(
      await upload(
        writeZip([{ name: 'a.txt', flags: 1, bytes: Buffer.alloc(13), claim: 1 }]),
        'a.zip',
      ),
    ).toMatch(/已加密/)
    const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4096)])
    expect(await upload(compound, '合同.docx')).toMatch(/已加密/)
  })

  it('refuse bombs with any declared size', async () => {
    const GIGA = 1024 ** 3
    const many = Array.from({ length: 300 }, (_, index) => ({
      name: `${index}.bin`,
      bytes: Buffer.alloc(1_100_000 / 1000),
      method: 8,
      claim: 1_000_000,
    }))
    expect(await upload(writeZip(many), 'a.zip')).toMatch(/体积异常/)
    const claimed = writeZip([{ name: 'a.bin', method: 8, claim: 3 * GIGA }])
    expect(await upload(claimed, 'a.zip')).toMatch(/体积异常/)
    const zeros = Buffer.from(gzipSync(Buffer.alloc(260 * 1024 * 1024)))
    expect(await upload(zeros, 'a.gz')).toMatch(/体积异常/)
    expect(await upload(zeros, 'a.tar.gz')).toMatch(/体积异常|已损坏/)
    const crowd = Array.from({ length: 20_001 }, (_, index) => ({ name: `${index}` }))
    expect(await upload(writeZip(crowd), 'a.zip')).toMatch(/20000/)
  }, 60_000)

  it('apply all checks to inner archives, and name the inner one', async () => {
    const path = writeZip([{ name: '../evil.sh' }])
    const locked = writeZip([{ name: 'a', flags: 1, bytes: Buffer.alloc(13), claim: 1 }])
    const bomb = writeZip([{ name: 'a', method: 8, claim: 3 * 1024 ** 3 }])
    for (const [inner, reason] of [
      [path, /“内.zip”：.*目录之外/],
      [locked, /“内.zip”：.*已加密/],
      [bomb, /“内.zip”：.*体积异常/],
    ] as const) {
      expect(await upload(writeZip([{ name: '内.zip', bytes: inner }]), 'a.zip')).toMatch(reason)
      const within = await tar([{ name: 'ok.txt' }, { name: '内.zip', bytes: inner }])
      expect(await upload(within, 'a.tar')).toMatch(reason)
      expect(await upload(Buffer.from(gzipSync(within)), 'a.tar.gz')).toMatch(reason)
      const packed = { method: 8, bytes: deflateRawSync(within), claim: within.length }
      expect(await upload(writeZip([{ name: '外.tar', ...packed }]), 'a.zip')).toMatch(reason)
    }
    const zeros = gzipSync(Buffer.alloc(260 * 1024 * 1024))
    expect(await upload(writeZip([{ name: '零.gz', bytes: zeros }]), 'a.zip')).toMatch(/体积异常/)
  })

  it('refuse deep nesting', async () => {
    const nest = (levels: number): Buffer<ArrayBuffer> =>
      writeZip([{ name: 'r.zip', ...(levels === 0 ? {} : { bytes: nest(levels - 1) }) }])
    expect(await upload(nest(3), 'a.zip')).toBe('stored')
    expect(await upload(nest(5), 'a.zip')).toMatch(/超过 4 层/)
    // All levels count together: four times 60 MB exceed the limit of such a small archive.
    const claimed = { method: 8, bytes: Buffer.alloc(60_000), claim: 60_000_000 }
    const part = writeZip([{ name: 'a.bin', ...claimed }])
    const parts = ['1.zip', '2.zip', '3.zip', '4.zip'].map((name) => ({ name, bytes: part }))
    expect(await upload(writeZip(parts.slice(0, 3)), 'a.zip')).toBe('stored')
    expect(await upload(writeZip(parts), 'a.zip')).toMatch(/体积异常/)
  })

  it('list the size of inner archives; unreadable ones count as files', async () => {
    const inner = writeZip([{ name: 'a.txt' }, { name: 'b.txt' }])
    const zip = writeZip([
      { name: 'lib/二.jar', bytes: inner },
      { name: 'fixtures/broken.zip' },
      { name: 'big.zip', bytes: Buffer.alloc(33 * 1024 * 1024) },
    ])
    const { fileUrl } = await send(zip, 'a.zip')
    const { db } = getServer().context
    const [stored] = await db
      .select({ entries: resourceFiles.entries })
      .from(resourceFiles)
      .innerJoin(files, eq(files.id, resourceFiles.fileId))
      .where(eq(files.url, fileUrl))
    expect(stored?.entries).toEqual([
      { name: 'lib/二.jar', size: inner.length, inside: 2 },
      { name: 'fixtures/broken.zip', size: 1 },
      { name: 'big.zip', size: 33 * 1024 * 1024 },
    ])
  })

  it('refuse unlistable, broken and empty archives', async () => {
    const whole = writeZip([{ name: 'a.txt' }])
    expect(await upload(whole.subarray(0, whole.length - 30), 'a.zip')).toMatch(/已损坏/)
    expect(await upload(Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1'), 'a.7z')).toMatch(/zip/)
    expect(await upload(writeZip([]), 'a.zip')).toMatch(/没有文件/)
    expect(await upload(Buffer.from(gzipSync('text')).subarray(0, 15), 'a.txt.gz')).toMatch(
      /已损坏/,
    )
  })

  it('refuse programs and files that do not match their extension', async () => {
    const elf = Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(200)])
    expect(await upload(elf, '手册.pdf')).toMatch(/程序/)
    expect(await upload(elf, 'tool.elf')).toMatch(/程序/)
    expect(await upload(writeZip([{ name: 'a.txt' }]), 'a.pdf')).toMatch(/不符/)
    expect(await upload(Buffer.from('<svg onload="alert(1)"/>'), 'a.png')).toMatch(/不符/)
    expect(await upload(Buffer.from('plain'), 'a.zip')).toMatch(/不符/)
    expect(await upload(Buffer.from('plain'), 'README')).toMatch(/扩展名/)
  })

  it('read names in GBK of Chinese Windows', async () => {
    const gbk = Buffer.from('b2e2cad42e747874', 'hex')
    const zip = writeZip([{ name: gbk }, { name: '说明.md', flags: 0x800 }])
    const file = await send(zip, '资料.zip')
    const resource = { title: '资料', summary: '一', type: 'code', point: 0, ...file }
    const id = await api(IDS.lan).resource.saveResource({ body: resource })
    const data = await api().resource.getResource({ params: { id } })
    expect(data.archive).toEqual({
      entries: [
        { name: '测试.txt', size: 1 },
        { name: '说明.md', size: 1 },
      ],
      count: 2,
    })
  })
})

interface TarEntry {
  readonly name: string
  readonly type?: 'symlink'
  readonly linkname?: string
  readonly bytes?: Buffer
}
