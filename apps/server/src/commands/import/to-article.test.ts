import { describe, expect, it } from 'vitest'
import { splitFrontMatter } from './front-matter.ts'
import { toIsoDate } from './meta.ts'
import type { AddNote } from './note.ts'
import { toArticle } from './to-article.ts'

function convert(text: string, file = 'posts/a-note.md', extra: object = {}) {
  const notes: Parameters<AddNote>[0][] = []
  const options = { author: 'demo', folder: 'blog', file, ...extra }
  const article = toArticle(splitFrontMatter(text), options, (note) => notes.push(note))
  return { ...article, notes }
}

describe('toArticle', () => {
  it('takes the title from the front matter and drops the heading that repeats it', () => {
    const { title, markdown } = convert('---\ntitle: 一 & 二\n---\n\n# 一 & 二\n\n正文\n')
    expect({ title, markdown }).toEqual({ title: '一 & 二', markdown: '正文\n' })
  })

  it('moves the first heading into the title where there is none', () => {
    const text = '```bash\n# 这是注释\n```\n\n# 标题 **重点** [链接](x) {#anchor}\n\n正文'
    const { title, markdown } = convert(text)
    expect(title).toBe('标题 重点 链接')
    expect(markdown).toContain('# 这是注释')
    expect(markdown).not.toContain('# 标题')
  })

  it('reads underlined headings', () => {
    expect(convert('标题\n====\n\n正文')).toMatchObject({ title: '标题', markdown: '正文\n' })
  })

  it('keeps a section heading in the text when it is used as title', () => {
    const { title, markdown } = convert('前言\n\n## 第一节\n\n正文')
    expect(title).toBe('第一节')
    expect(markdown).toContain('## 第一节')
  })

  it('falls back to the file name', () => {
    expect(convert('只有正文', '_posts/2024-05-01-hello-world.md')).toMatchObject({
      title: 'hello world',
      createDate: '2024-04-30T16:00:00.000Z',
    })
    expect(convert('只有正文', 'guide/README.md').title).toBe('guide')
  })

  it('keeps templates in a title as written', () => {
    expect(
      convert('---\ntitle: "{{ $frontmatter.x }} <Badge text=\\"新\\"/> 指南"\n---\n文').title,
    ).toBe('{{ $frontmatter.x }} 指南')
    expect(convert('# useState {/*usestate*/}\n\n文\n\n## 用法 {/*usage*/}').markdown).toBe(
      '文\n\n## 用法\n',
    )
  })

  it.each([
    'Python 中 __new__ 和 __init__ 的区别',
    'Java 泛型 List<String>',
    'Vue 的 <keep-alive> 组件',
    '<StrictMode>',
    '数组 a[0](b) 与 `code` **不是**重点',
    'Vue 的 <Badge> 组件',
  ])('keeps the title and description %j verbatim', (words) => {
    const head = `---\ntitle: ${JSON.stringify(words)}\ndescription: ${JSON.stringify(words)}\n---\n`
    expect(convert(`${head}\n# ${words}\n\n文`)).toMatchObject({ title: words, summary: words })
  })

  it('drops the heading that repeats the title in Markdown', () => {
    const text = '---\ntitle: 泛型 List<String>\n---\n\n# 泛型 `List<String>`\n\n正文\n'
    expect(convert(text).markdown).toBe('正文\n')
  })

  it('creates one to five labels from tags, categories and keywords', () => {
    const many = convert('---\ntags: [a, B, b, c]\ncategories:\n  - [d, e]\n  - [f]\n---\n文')
    expect(many.labels).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(many.notes).toMatchObject([{ kind: 'title' }, { kind: 'labels', level: 'info' }])
    expect(convert('---\ntags: Go, 并发\n---\n文').labels).toEqual(['Go', '并发'])
    expect(convert('---\ntags: go rust\n---\n文', '_posts/2024-01-01-a.md').labels).toEqual([
      'go',
      'rust',
    ])
    const head = '---\nhead:\n  - - meta\n    - name: keywords\n      content: JVM,内存\n---\n文'
    expect(convert(head).labels).toEqual(['JVM', '内存'])
    expect(convert('文').labels).toEqual(['posts'])
  })

  it('reads dates in the time zone of Shanghai unless one is given', () => {
    expect(toIsoDate('2024-05-01')).toBe('2024-04-30T16:00:00.000Z')
    expect(toIsoDate('2024/5/1 8:30')).toBe('2024-05-01T00:30:00.000Z')
    expect(toIsoDate('2018-05-10T00:00:00+08:00')).toBe('2018-05-09T16:00:00.000Z')
    expect(toIsoDate('2015-01-29 12:00:00 +0800')).toBe('2015-01-29T04:00:00.000Z')
    expect(toIsoDate('昨天')).toBeUndefined()
    const { notes, createDate } = convert('---\ntitle: x\ntags: [a]\ndate: 昨天\n---\n文')
    expect(createDate).toBeUndefined()
    expect(notes).toMatchObject([{ kind: 'date', level: 'warning' }])
  })

  it('reads TOML dates in the same way', () => {
    const dateOf = (date: string) => convert(`+++\ndate = ${date}\n+++\n文`).createDate
    expect(dateOf('2024-05-01')).toBe('2024-04-30T16:00:00.000Z')
    expect(dateOf('2024-05-01T08:00:00')).toBe('2024-05-01T00:00:00.000Z')
    expect(dateOf('2024-05-01T08:00:00Z')).toBe('2024-05-01T08:00:00.000Z')
    expect(dateOf('2024-05-01T08:00:00-07:00')).toBe('2024-05-01T15:00:00.000Z')
  })

  it('takes the summary from the front matter or from the text before <!-- more -->', () => {
    expect(convert('---\ndescription: 一句话\n---\n文').summary).toBe('一句话')
    expect(convert('**开头**的话。\n\n<!-- more -->\n\n后面').summary).toBe('开头的话。')
    expect(convert('没有').summary).toBeUndefined()
  })

  it('imports drafts as private and sets the kind of translations and reposts', () => {
    expect(convert('---\ndraft: true\n---\n文').isPublic).toBe(false)
    expect(convert('---\npublished: false\n---\n文').isPublic).toBe(false)
    expect(convert('文').isPublic).toBe(true)
    const draft = convert('---\ndraft: true\n---\n文', 'a.md', { publishDrafts: true })
    expect(draft.isPublic).toBe(true)
    expect(convert('---\ntranslator: 某人\nsource: https://x.test\n---\n文')).toMatchObject({
      kind: 'translation',
      source: 'https://x.test',
    })
  })

  it('treats files in _drafts as drafts', () => {
    const files = ['_drafts/a.md', 'source/_drafts/deep/a.md']
    for (const file of files) {
      const draft = convert('---\ntitle: 未完\ntags: [a]\n---\n文', file)
      expect(draft).toMatchObject({ isPublic: false, notes: [{ kind: 'private' }] })
      expect(convert('文', file, { publishDrafts: true }).isPublic).toBe(true)
    }
    expect(convert('文', 'a.md', { folder: '_drafts' }).isPublic).toBe(false)
    expect(convert('文', 'about_drafts/a.md').isPublic).toBe(true)
  })

  it('uses the title as body of a file without one and reports it', () => {
    const { markdown, notes } = convert('---\ntitle: 只有标题\ntags: [a]\n---\n')
    expect(markdown).toBe('只有标题')
    expect(notes).toMatchObject([{ kind: 'empty-body' }])
  })
})
