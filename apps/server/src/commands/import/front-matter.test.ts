import { describe, expect, it } from 'vitest'
import { copy } from './copy.ts'
import { splitFrontMatter } from './front-matter.ts'

describe('splitFrontMatter', () => {
  it('reads YAML of Hexo, Jekyll and VuePress', () => {
    const text =
      '---\ntitle: "Go: 从入门到放弃"\ntags:\n  - Go\n  - 并发\ncategories: [后端]\n---\n正文\n'
    const { data, body, bodyLine, problem } = splitFrontMatter(text)
    expect(data).toEqual({ title: 'Go: 从入门到放弃', tags: ['Go', '并发'], categories: ['后端'] })
    expect({ body, bodyLine, problem }).toEqual({ body: '正文\n', bodyLine: 8, problem: undefined })
  })

  it('reads TOML and JSON of Hugo', () => {
    const toml = splitFrontMatter('+++\ntitle = "标题"\ndraft = true\ntags = ["a"]\n+++\n正文')
    expect(toml).toMatchObject({ data: { title: '标题', draft: true, tags: ['a'] }, body: '正文' })
    const json = splitFrontMatter('{\n  "title": "标题",\n  "tags": ["a"]\n}\n\n正文')
    expect(json).toMatchObject({
      data: { title: '标题', tags: ['a'] },
      body: '\n正文',
      bodyLine: 5,
    })
  })

  it('reads the old Hexo form without an opening line', () => {
    const { data, body } = splitFrontMatter('title: 旧文\ndate: 2014-01-01\n---\n正文')
    expect({ data, body }).toEqual({ data: { title: '旧文', date: '2014-01-01' }, body: '正文' })
  })

  it('does not treat a thematic break at the top as front matter', () => {
    for (const text of ['---\n\n只是一条线\n\n---\n正文', '---\n正文', '# 标题\n\n---\n正文', '']) {
      expect(splitFrontMatter(text)).toEqual({ data: {}, body: text, bodyLine: 1 })
    }
  })

  it('keeps the body and the readable keys of invalid YAML and reports the line', () => {
    const text = '---\ntitle: 前端: 后端: 全都要\ndate: 2024-05-01\ntags: [a, b\n---\n正文完整'
    const { data, body, problem } = splitFrontMatter(text)
    expect(data).toMatchObject({ title: '前端: 后端: 全都要', date: '2024-05-01' })
    expect(body).toBe('正文完整')
    expect(problem?.line).toBeGreaterThanOrEqual(2)
    expect(problem?.message).toContain('YAML')
  })

  it('keeps the whole text where the closing line is missing', () => {
    const text = '---\ntitle: 没有结束\n正文一直到底\n'
    const { body, problem } = splitFrontMatter(text)
    expect(body).toBe(text)
    expect(problem).toMatchObject({ line: 1 })
  })

  it('keeps the body where TOML is invalid', () => {
    const { data, body, problem } = splitFrontMatter('+++\ntitle = "x"\ndate = = 3\n+++\n正文')
    expect(data).toMatchObject({ title: 'x' })
    expect(body).toBe('正文')
    expect(problem).toMatchObject({ line: 3 })
  })

  it('limits the expansion of YAML aliases', () => {
    const lines = Array.from({ length: 12 }, (_, at) => {
      const used =
        at === 0
          ? 'x'
          : Array(9)
              .fill(`*a${at - 1}`)
              .join(', ')
      return `k${at}: &a${at} [${used}]`
    })
    const started = performance.now()
    expect(splitFrontMatter(`---\n${lines.join('\n')}\n---\n正文`).body).toBe('正文')
    expect(performance.now() - started).toBeLessThan(10_000)
  })

  it('reads front matter that is too long to be parsed line by line and reports it', () => {
    const { data, body, problem } = splitFrontMatter(
      `---\ntitle: 长\nnote: ${'[a][b]*'.repeat(3000)}\n---\n正文`,
    )
    expect(data).toMatchObject({ title: '长' })
    expect(body).toBe('正文')
    expect(problem).toEqual({ line: 2, message: copy.longFrontMatter(16_000) })
  })
})
