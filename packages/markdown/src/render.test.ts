import { describe, expect, it } from 'vitest'
import { renderMarkdown } from './render.ts'

const htmlOf = async (source: string) => (await renderMarkdown(source)).html

describe('Chinese text', () => {
  it('is emphasised beside full-width punctuation', async () => {
    const html = await htmlOf(
      '这个**参数（timeout）**必须设置。\n\n请看**“事务隔离”**一节\n\n它是*重点。*然后',
    )
    expect(html).toContain('<strong>参数（timeout）</strong>')
    expect(html).toContain('<strong>“事务隔离”</strong>')
    expect(html).toContain('<em>重点。</em>')
    expect(await htmlOf('snake_case_name 2 * 3 * 4')).toBe('<p>snake_case_name 2 * 3 * 4</p>')
  })

  it('keeps ranges with one tilde and deletes with two', async () => {
    expect(await htmlOf('并发3~5个，延迟10~20毫秒')).toBe('<p>并发3~5个，延迟10~20毫秒</p>')
    expect(await htmlOf('~~旧接口~~ 已删')).toBe('<p><del>旧接口</del> 已删</p>')
  })

  it.each([
    ['见（https://docs.example.test/x）第二节', 'https://docs.example.test/x', '）第二节'],
    [
      '文档在 https://docs.example.test/setup。请先看',
      'https://docs.example.test/setup',
      '。请先看',
    ],
    ['[见 https://docs.example.test/a]', 'https://docs.example.test/a', ']'],
  ])('ends a bare link: %s', async (source, href, after) => {
    expect(await htmlOf(source)).toContain(
      `<a href="${href}" rel="noopener nofollow ugc">${href}</a>${after}`,
    )
  })

  it('keeps Chinese in the address of a link in angle brackets', async () => {
    expect(await htmlOf('<https://docs.example.test/安装>')).toContain('%E5%AE%89%E8%A3%85"')
  })

  it('joins lines an editor wrapped, and keeps a space beside Latin letters', async () => {
    expect(await htmlOf('事务的隔离级\n别有四种')).toBe('<p>事务的隔离级别有四种</p>')
    expect(await htmlOf('hello\nworld')).toBe('<p>hello\nworld</p>')
    expect(await htmlOf('使用\nRedis')).toBe('<p>使用\nRedis</p>')
    expect(await htmlOf('好，\nRedis')).toBe('<p>好，Redis</p>')
    expect(await htmlOf('**粗体**\n继续')).toBe('<p><strong>粗体</strong>继续</p>')
    const { text, excerpt } = await renderMarkdown('事务的隔离级\n别有四种\nhello\nworld')
    expect(excerpt).toBe('事务的隔离级别有四种 hello world')
    expect(text).toBe('事务的隔离级别有四种\nhello\nworld')
  })
})

describe('line breaks with `breaks`', () => {
  const withBreaks = async (source: string) => (await renderMarkdown(source, { breaks: true })).html

  it('stay in paragraphs, lists and quotes', async () => {
    expect(await withBreaks('原因：\n1、缓存没清\n2、版本不对')).toBe(
      '<p>原因：<br>\n1、缓存没清<br>\n2、版本不对</p>',
    )
    expect(await withBreaks('第一行\r\n**第二行\n第三行**')).toBe(
      '<p>第一行<br>\n<strong>第二行<br>\n第三行</strong></p>',
    )
    expect(await withBreaks('- 甲\n  乙')).toContain('甲<br>\n乙')
    expect(await withBreaks('> 甲\n乙')).toContain('甲<br>\n乙')
  })

  it('are not doubled, and code stays as it is', async () => {
    expect(await withBreaks('甲  \n乙\\\n丙')).toBe('<p>甲<br>\n乙<br>\n丙</p>')
    expect(await withBreaks('```\na\nb\n```')).not.toContain('<br>')
    expect(await withBreaks('`a\nb`')).not.toContain('<br>')
  })

  it('are one line each in the plain text', async () => {
    const { text } = await renderMarkdown('第一行\n第二行', { breaks: true })
    expect(text).toBe('第一行\n第二行')
  })
})

describe('anchors', () => {
  it('are unique for equal headings, and listed in the table of contents', async () => {
    const { toc, html } = await renderMarkdown('# 安装\n## 安装\n## 安装-1\n## 安装')
    expect(toc.map(({ id }) => id)).toEqual(['安装', '安装-1', '安装-1-1', '安装-2'])
    for (const { id } of toc) expect(html).toContain(`id="${id}"`)
  })

  it('are the ones an author chose if they are free', async () => {
    const { toc } = await renderMarkdown('## 甲 {#a}\n## 乙 {/*b-c*/}\n## 丙 {#a}\n## a')
    expect(toc).toEqual([
      { id: 'a', text: '甲', depth: 2 },
      { id: 'b-c', text: '乙', depth: 2 },
      { id: '丙', text: '丙', depth: 2 },
      { id: 'a-1', text: 'a', depth: 2 },
    ])
  })

  it('shadow no property of the document, and links follow', async () => {
    const { toc, html } = await renderMarkdown('# Cookie\n\n[去](#cookie) <a id="body"></a>')
    expect(toc[0]?.id).toBe('h-cookie')
    expect(html).toContain('href="#h-cookie"')
    expect(html).toContain('id="h-body"')
  })

  it('have a prefix if several texts share a page', async () => {
    const { html } = await renderMarkdown('# 安装\n\n注[^1]\n\n[^1]: 脚', { idPrefix: 'c7-' })
    expect(html).toContain('id="c7-安装"')
    expect(html).toContain('href="#c7-fn-1" id="c7-fnref-1"')
    expect(html).toContain('aria-describedby="c7-footnote-label"')
    expect(html).toContain('id="c7-footnote-label"')
  })

  it('are not made from comments of a script', async () => {
    const { toc } = await renderMarkdown('```bash\n# 安装依赖\n```\n\n~~~\n## 不是标题\n~~~')
    expect(toc).toEqual([])
  })
})

describe('containers', () => {
  it('have a title and any blocks, also a list that touches the closing line', async () => {
    expect(await htmlOf('::: tip 小技巧\n- 一\n- 二\n:::\n后')).toBe(
      '<div class="notice notice-tip"><p class="notice-title">小技巧</p><ul>\n<li>一</li>\n<li>二</li>\n</ul></div>\n<p>后</p>',
    )
  })

  it('nest by the number of their colons, and end with the text', async () => {
    const html = await htmlOf(':::: warning\n::: details 展开\n里\n:::\n外\n::::\n\n::: info\n未完')
    expect(html).toContain(
      '<details class="notice notice-details"><summary>展开</summary><p>里</p>',
    )
    expect(html).toContain('</details><p>外</p></div>')
    expect(html).toContain('<p class="notice-title">信息</p><p>未完</p></div>')
  })

  it('of unknown kinds show only their content', async () => {
    expect(await htmlOf('::: code-group\n甲\n:::')).toBe('<p>甲</p>')
    expect(await htmlOf('::: constructor\n甲\n:::')).toBe('<p>甲</p>')
  })

  it('are also made from GitHub’s alerts, while other quotes stay quotes', async () => {
    expect(await htmlOf('> [!NOTE]\n> 甲')).toContain('<div class="notice notice-note">')
    expect(await htmlOf('> **注意：**甲')).toBe(
      '<blockquote>\n<p><strong>注意：</strong>甲</p>\n</blockquote>',
    )
  })
})

describe('raw HTML', () => {
  it('may contain some harmless elements', async () => {
    expect(await htmlOf('<kbd>Ctrl</kbd> H<sub>2</sub>O <mark>重</mark>')).toBe(
      '<p><kbd>Ctrl</kbd> H<sub>2</sub>O <mark>重</mark></p>',
    )
    expect(await htmlOf('<details><summary>展开</summary>\n\n里\n')).toContain(
      '<p>里</p></details>',
    )
  })

  it('of unknown names does not hide text', async () => {
    expect(await htmlOf('泛型 List<String> 很常用')).toBe('<p>泛型 List&#x3C;String> 很常用</p>')
    expect(await htmlOf('<Note>\n\n**甲**\n\n</Note>')).toBe('<p><strong>甲</strong></p>')
    expect(await htmlOf('<Note>\n* 甲\n</Note>')).toBe('<ul>\n<li>甲</li>\n</ul>')
    expect(await htmlOf('用 <script> 标签引入')).toBe('<p>用 &#x3C;script> 标签引入</p>')
    expect(await htmlOf('<Red>红</Red>字')).toBe('<p>红字</p>')
  })

  it('that is not closed ends with the text, and stray end tags are removed', async () => {
    expect(await htmlOf('</div></main>')).toBe('')
    const html = await htmlOf(
      '前 ![图](/x.png) 后\n\n<div align="center">\n\n- | a |\n  |---|\n  | b |',
    )
    expect(html.match(/<div/g)?.length).toBe(html.match(/<\/div>/g)?.length)
  })

  it.each([
    '[a](javascript:alert(1))',
    '[b](JaVaScRiPt:alert(1))',
    '[c](&#x6A;avascript:alert(1))',
    '<javascript:alert(1)>',
    '[d](data:text/html,x)',
    '[e](vbscript:x)',
  ])('and links run no script: %s', async (source) => {
    expect(await htmlOf(source)).not.toMatch(/href="(?:javascript|data|vbscript)/i)
  })

  it('loses its event handlers, not its text', async () => {
    expect(await htmlOf('<a href="https://ok.example.test" onclick="alert(1)">ok</a>')).toBe(
      '<p><a href="https://ok.example.test" rel="noopener nofollow ugc">ok</a></p>',
    )
  })
})

describe('links and pictures', () => {
  it('to the site itself are not external', async () => {
    const { html } = await renderMarkdown('[a](https://blog.test/x) [b](/y) [c](https://b.test)', {
      siteUrl: 'https://blog.test',
      linkTarget: '_blank',
    })
    expect(html).toContain('<a href="https://blog.test/x">a</a> <a href="/y">b</a>')
    expect(html).toContain('rel="noopener nofollow ugc" target="_blank">c</a>')
  })

  it('are lazy, with the size the caller returns', async () => {
    const { html, images } = await renderMarkdown(
      '![图](a.png) ![无](gone.png) ![外](https://x.test/y.png)',
      {
        resolveImage: (src) =>
          src === 'a.png'
            ? { src: '/files/a.webp', width: 800, height: 600 }
            : src === 'gone.png'
              ? null
              : undefined,
      },
    )
    expect(html).toContain(
      '<img src="/files/a.webp" alt="图" width="800" height="600" loading="lazy" decoding="async"> 无 <img',
    )
    expect(images).toEqual(['/files/a.webp', 'https://x.test/y.png'])
  })
})

describe('formulas', () => {
  it('become MathML, as display formulas if they stand alone', async () => {
    const { html, hasMath } = await renderMarkdown('质能 $E=mc^2$\n\n$$ a_1 $$')
    expect(hasMath).toBe(true)
    expect(html).toContain(
      '<p>质能 <span class="math-inline"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics>',
    )
    expect(html).toContain('display="block"')
    expect(html).not.toContain('style=')
  })

  it('are not prices and shell variables', async () => {
    expect(await htmlOf('价格 $5 和 $10，$HOME 与 $PATH')).toBe(
      '<p>价格 $5 和 $10，$HOME 与 $PATH</p>',
    )
  })

  it('that are invalid are shown as written', async () => {
    expect(await htmlOf('$\\frac{1$')).toBe('<p><code class="math-error">\\frac{1</code></p>')
  })
})
