import { describe, expect, it } from 'vitest'
import { renderMarkdown } from './render.ts'

describe('other results', () => {
  it('include the excerpt, plain text, pictures and reading time', async () => {
    const source = `# 标题\n\n开头&amp;<b>粗</b>\u0007。\n\n\`\`\`js\nlet a\n\`\`\`\n\n| 甲 | 乙 |\n|-|-|\n| 丙 | 丁 |`
    const { excerpt, text, minutes, hasMermaid } = await renderMarkdown(source)
    expect(excerpt).toBe('开头&。')
    expect(text).toBe('标题\n开头&粗。\nlet a\n甲\n乙\n丙\n丁')
    expect(minutes).toBe(1)
    expect(hasMermaid).toBe(false)
    expect((await renderMarkdown('字'.repeat(2000))).minutes).toBe(5)
  })

  it('include a diagram that is readable without scripts', async () => {
    const { html, hasMermaid } = await renderMarkdown('```mermaid\ngraph TD\nA-->B\n```')
    expect(hasMermaid).toBe(true)
    expect(html).toBe(
      '<pre class="mermaid" tabindex="0" translate="no"><code>graph TD\nA-->B</code></pre>',
    )
  })
})
