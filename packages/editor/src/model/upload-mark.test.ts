import { describe, expect, it } from 'vitest'
import {
  bareAlt,
  findUploadMarks,
  hasUploads,
  toAlt,
  toImageUrl,
  toUploadMark,
  withoutUploads,
} from './upload-mark.ts'

describe('an upload mark', () => {
  it('is found wherever it stands, with its parts', () => {
    const text = `前文 ${toUploadMark('a1', '架构图.png')} 后文\n${toUploadMark('b2', 'x.jpg')}`
    const [first, second] = findUploadMarks(text)
    expect(first && text.slice(first.from, first.to)).toBe('![上传中：架构图](upload:a1)')
    expect(first && text.slice(first.urlFrom, first.urlTo)).toBe('upload:a1')
    expect(second?.id).toBe('b2')
    expect(findUploadMarks(text, 'b2')).toHaveLength(1)
    expect(hasUploads(text)).toBe(true)
    expect(hasUploads('![图](/files/1.png)')).toBe(false)
  })

  it('takes any file name', () => {
    expect(toAlt('报告](javascript:x).png')).toBe('报告 (javascript:x)')
    expect(toAlt('image.png')).toBe('图片')
    expect(toAlt('截图 2026-11-28.png')).toBe('截图 2026-11-28')
    expect(toAlt('🎉'.repeat(90)).isWellFormed()).toBe(true)
    const mark = toUploadMark('a1', 'a]b\\c[d`.png')
    expect(findUploadMarks(mark)).toHaveLength(1)
  })

  it('forgets its state and keeps what the author wrote', () => {
    expect(bareAlt('上传中：架构图')).toBe('架构图')
    expect(bareAlt('上传失败：架构图')).toBe('架构图')
    expect(bareAlt('我的说明')).toBe('我的说明')
  })

  it('leaves nothing behind when the text goes without it', () => {
    const mark = toUploadMark('a1', 'a.png')
    expect(withoutUploads(`一\n\n${mark}\n\n二 ${mark} 三`)).toBe('一\n\n\n二  三')
    expect(withoutUploads('一\n\n二')).toBe('一\n\n二')
  })

  it('closes addresses that would end early', () => {
    expect(toImageUrl('/files/a (1).png')).toBe('/files/a%20%281%29.png')
  })

  it('is searched for in good time in hostile texts', () => {
    const started = performance.now()
    findUploadMarks(`${'!['.repeat(50_000)}](upload:`)
    findUploadMarks(`${'![a\\'.repeat(50_000)}](upload:a1)`)
    withoutUploads(`${'](upload:'.repeat(20_000)}`)
    expect(performance.now() - started).toBeLessThan(500)
  })
})
