import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkFile } from './check-file.ts'

describe('checkFile of a text', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mozhan-texts-'))
  })
  afterAll(() => rm(folder, { recursive: true }))
  const check = async (bytes: Uint8Array | string) => {
    const file = path.join(folder, 'text')
    await writeFile(file, bytes)
    return checkFile(file, '笔记.txt')
  }

  it.each([
    'BM25 是一种排序算法\n',
    'GIF 动图怎么做\n',
    'MZ 是可执行文件的开头\n',
    'ID3 决策树\n',
    '%PDF 解析\n',
    'SQLite format 3 说明\n',
  ])('accepts a text that starts with a magic number: %j', async (text) => {
    expect(await check(text)).toMatchObject({ mediaType: 'text/plain', excerpt: text })
  })

  it('refuses a program with the extension of a text', async () => {
    const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(512)])
    await expect(check(program)).rejects.toThrow('不接受可直接运行的程序')
  })

  it('refuses a picture, even if all its bytes are valid characters', async () => {
    const picture = Buffer.from('GIF89a\u0001\u0001\u0001\u0001!', 'latin1')
    await expect(check(picture)).rejects.toThrow('不是有效的文本')
  })
})
