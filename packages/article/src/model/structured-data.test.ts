import { describe, expect, it } from 'vitest'
import { type ArticleFacts, toScriptText, toStructuredData } from './structured-data.ts'

const facts: ArticleFacts = {
  url: 'https://blog.test/article/1',
  title: '标题',
  summary: '摘要',
  author: { name: '沈栗', url: 'https://blog.test/user/2' },
  publisher: '墨栈',
  published: '2024-01-01T00:00:00.000Z',
  labels: ['性能', 'Linux'],
  likes: 3,
  comments: 1,
}

describe('structured data', () => {
  it('describes an article', () => {
    expect(toStructuredData(facts)).toMatchObject({
      '@type': 'BlogPosting',
      headline: '标题',
      keywords: '性能,Linux',
      author: { name: '沈栗' },
    })
  })

  it('a title cannot close the script element', () => {
    const title = '</script><script>alert(1)</script>'
    const text = toScriptText(toStructuredData({ ...facts, title }))
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toMatchObject({ headline: title })
  })
})
