import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AddNote } from './note.ts'
import { findPictureLinks, readPictures } from './pictures.ts'

let root: string
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'

beforeAll(async () => {
  const base = await mkdtemp(path.join(os.tmpdir(), 'mozhan-pictures-'))
  root = path.join(base, 'blog')
  const create = { width: 2, height: 2, channels: 3, background: '#1f5f63' } as const
  const png = await sharp({ create }).png().toBuffer()
  for (const folder of ['posts/hello', 'static/img', 'img']) {
    await mkdir(path.join(root, folder), { recursive: true })
  }
  await writeFile(path.join(root, 'posts/a b.png'), png)
  await writeFile(path.join(root, 'posts/hello/asset.png'), png)
  await writeFile(path.join(root, 'static/img/served.png'), png)
  await writeFile(path.join(root, 'img/renamed.jpg'), png)
  await writeFile(path.join(root, 'img/fine.svg'), SVG)
  await writeFile(path.join(root, 'img/bad.svg'), SVG.replace('<rect', '<rect onload="x()"'))
  await writeFile(path.join(root, 'img/text.png'), 'not a picture')
  await writeFile(path.join(base, 'secret.png'), png)
  await symlink(path.join(base, 'secret.png'), path.join(root, 'img/link.png'))
})

afterAll(() => rm(path.dirname(root), { recursive: true, force: true }))

async function read(links: string[]) {
  const notes: Parameters<AddNote>[0][] = []
  const map = new Map(links.map((link, at) => [link, at + 1]))
  const files = await readPictures(root, 'posts/hello.md', map, (note) => notes.push(note))
  return { files: files.map(({ path, name }) => `${path} ${name}`), notes }
}

describe('findPictureLinks', () => {
  it('finds local pictures outside of code, with their lines', () => {
    const body = [
      '![a](./a.png "标题") ![b](<b c.png>)',
      '```\n![no](no.png)\n```',
      '`![no](no2.png)` <img width="3" src="/img/c.png">',
      '![远](https://x.test/d.png) ![](data:image/png;base64,AA) [链接](e.png)',
      '[ref]: img/f.png',
    ].join('\n')
    expect([...findPictureLinks(body, 10)]).toEqual([
      ['./a.png', 10],
      ['b c.png', 10],
      ['/img/c.png', 14],
      ['img/f.png', 16],
    ])
  })

  it('takes linear time on runs of brackets', () => {
    const started = performance.now()
    findPictureLinks('!['.repeat(20_000), 1)
    findPictureLinks('<img '.repeat(20_000), 1)
    expect(performance.now() - started).toBeLessThan(10_000)
  })
})

describe('readPictures', () => {
  it('finds pictures beside the file, in its asset folder and in static folders', async () => {
    const { files, notes } = await read([
      'a%20b.png',
      'asset.png',
      '/img/served.png',
      '../img/fine.svg',
    ])
    expect(files).toEqual([
      'a%20b.png picture.png',
      'asset.png picture.png',
      '/img/served.png picture.png',
      '../img/fine.svg picture.svg',
    ])
    expect(notes).toEqual([])
  })

  it('detects the type by the bytes, not by the name', async () => {
    expect((await read(['../img/renamed.jpg'])).files).toEqual(['../img/renamed.jpg picture.png'])
    const { files, notes } = await read(['../img/text.png'])
    expect(files).toEqual([])
    expect(notes).toMatchObject([{ kind: 'bad-picture', line: 1 }])
  })

  it('never reads files outside of the folder', async () => {
    const links = ['../../secret.png', '..%2f..%2fsecret.png', '/../secret.png', '../img/link.png']
    const { files, notes } = await read(links)
    expect(files).toEqual([])
    expect(notes).toHaveLength(4)
    expect(notes[0]).toMatchObject({ kind: 'outside-picture', line: 1 })
  })

  it('refuses an SVG with scripts', async () => {
    expect((await read(['../img/bad.svg'])).notes).toMatchObject([{ kind: 'bad-picture' }])
  })

  it('reports a missing picture with its line', async () => {
    expect((await read(['nowhere.png'])).notes).toMatchObject([
      { kind: 'missing-picture', line: 1 },
    ])
  })
})
