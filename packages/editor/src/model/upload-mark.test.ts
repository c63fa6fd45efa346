import { describe, expect, it } from 'vitest'
import {
  drawnUpload,
  findUploadMarks,
  hasUploads,
  resolveOffset,
  resolveUploads,
  toAlt,
  toDrawnAddress,
  toUploadMark,
  withoutUploads,
} from './upload-mark.ts'

describe('an upload mark', () => {
  it('is found anywhere, with its parts', () => {
    const text = `前文 ${toUploadMark('a1', '架构图.png')} 后文\n${toUploadMark('b2', 'x.jpg')}`
    const [first, second] = findUploadMarks(text)
    expect(first && text.slice(first.from, first.to)).toBe('![架构图](upload:a1)')
    expect(first && text.slice(first.urlFrom, first.urlTo)).toBe('upload:a1')
    expect(second?.id).toBe('b2')
    expect(findUploadMarks(text, 'b2')).toHaveLength(1)
    expect(hasUploads(text)).toBe(true)
    expect(hasUploads('![图](/files/1.png)')).toBe(false)
  })

  it('accepts any file name', () => {
    expect(toAlt('报告](javascript:x).png')).toBe('报告 (javascript:x)')
    expect(toAlt('image.png')).toBe('图片')
    expect(toAlt('截图 2026-11-28.png')).toBe('截图 2026-11-28')
    expect(toAlt('🎉'.repeat(90)).isWellFormed()).toBe(true)
    const mark = toUploadMark('a1', 'a]b\\c[d`.png')
    expect(findUploadMarks(mark)).toHaveLength(1)
  })

  it('is removed without residue', () => {
    const mark = toUploadMark('a1', 'a.png')
    expect(withoutUploads(`一\n\n${mark}\n\n二 ${mark} 三`)).toBe('一\n\n\n二  三')
    expect(withoutUploads('一\n\n二')).toBe('一\n\n二')
  })
})

describe('finished uploads', () => {
  const urls: Record<string, string> = { a1: '/f/a (1).png', c3: '/f/a-much-longer-address.png' }
  const urlOf = (id: string) => urls[id]
  const text = '前 ![一](upload:a1) ![我的话](upload:b2) ![三](upload:c3) 后'

  it('get their address wherever the mark was moved, and addresses are escaped', () => {
    expect(resolveUploads(text, urlOf)).toBe(
      '前 ![一](/f/a%20%281%29.png) ![我的话](upload:b2) ![三](/f/a-much-longer-address.png) 后',
    )
  })

  it('shift the caret with the text', () => {
    const resolved = resolveUploads(text, urlOf)
    for (const word of ['前', '一', '我的话', 'upload:b2', '三', '后']) {
      expect(resolveOffset(text, text.indexOf(word), urlOf)).toBe(resolved.indexOf(word))
    }
    expect(resolveOffset(text, text.length, urlOf)).toBe(resolved.length)
  })

  it('are rendered from the object URL', () => {
    expect(drawnUpload(toDrawnAddress('a1'))).toBe('a1')
    expect(drawnUpload('/files/1.png')).toBeUndefined()
  })
})

it('searches hostile texts in time', () => {
  const started = performance.now()
  findUploadMarks(`${'!['.repeat(50_000)}](upload:`)
  findUploadMarks(`${'![a\\'.repeat(50_000)}](upload:a1)`)
  withoutUploads(`${'](upload:'.repeat(20_000)}`)
  expect(performance.now() - started).toBeLessThan(10_000)
})
