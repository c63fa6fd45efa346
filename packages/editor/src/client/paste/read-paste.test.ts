import { describe, expect, it, vi } from 'vitest'
import { type Clipboard, readPaste } from './read-paste.ts'

const picture = new File(['x'], 'image.png', { type: 'image/png' })

function paste(clipboard: Partial<Clipboard>, addPicture = () => 'a1' as string | undefined) {
  return readPaste({ types: [], text: '', html: '', files: [], ...clipboard }, addPicture)
}

const markdownOf = (html: string) => {
  const result = paste({ html })
  return result.kind === 'markdown' ? result.text : result.kind
}

describe('readPaste', () => {
  it('reads one picture, although a browser adds an img element', () => {
    const addPicture = vi.fn(() => 'a1')
    const html = '<meta charset="utf-8"><img src="https://a.test/x.png">'
    expect(paste({ files: [picture], html }, addPicture)).toEqual({
      kind: 'pictures',
      files: [picture],
    })
    expect(addPicture).not.toHaveBeenCalled()
  })

  it('reads text with its picture once from a word processor', () => {
    const addPicture = vi.fn(() => 'a1')
    const html = '<p>前<b>重</b></p><img src="file:///C:/1.png"><p>后</p>'
    const result = paste({ files: [picture], html, text: '前重后' }, addPicture)
    expect(result).toEqual({
      kind: 'markdown',
      text: '前**重**\n\n![图片](upload:a1)\n\n后',
      lostPictures: [],
    })
    expect(addPicture).toHaveBeenCalledOnce()
  })

  it('reads a table, not the picture that a spreadsheet adds', () => {
    const addPicture = vi.fn(() => 'a1')
    const html = '<table><tr><th>名</th></tr><tr><td>甲</td></tr></table>'
    const result = paste({ files: [picture], html, text: '名\n甲' }, addPicture)
    expect(result).toMatchObject({ kind: 'markdown', text: '| 名   |\n| --- |\n| 甲   |' })
    expect(addPicture).not.toHaveBeenCalled()
  })

  it('reads plain text from a code editor, and if there is no formatting', () => {
    const code = '<pre style="font-family: \'JetBrains Mono\', monospace"><b>if</b> a</pre>'
    expect(paste({ html: code, text: 'if a' }).kind).toBe('plain')
    expect(paste({ types: ['vscode-editor-data'], html: '<b>x</b>' }).kind).toBe('plain')
    expect(markdownOf('<span style="color:red">snake_case *星*</span>')).toBe('plain')
    expect(paste({ text: '**已经是 Markdown**' }).kind).toBe('plain')
    expect(markdownOf(`<b>${'x'.repeat(1_000_001)}</b>`)).toBe('plain')
  })

  it('extracts pictures in data addresses as files', () => {
    const taken: File[] = []
    const html = '<p>文</p><img src="data:image/png;base64,aGk=">'
    const result = readPaste({ types: [], text: '文', html, files: [] }, (file) => {
      taken.push(file)
      return 'b2'
    })
    expect(result).toMatchObject({ kind: 'markdown', text: '文\n\n![图片](upload:b2)' })
    expect(taken[0]?.type).toBe('image/png')
    expect(taken[0]?.size).toBe(2)
  })
})

describe('pictures on the clipboard', () => {
  const word = '<p class="MsoNormal">一段<span>文字</span></p>'

  it('reads the text of Word for Mac, which adds a picture of the selection', () => {
    const files = [picture]
    expect(paste({ files, html: word, text: '一段文字' }).kind).toBe('plain')
    const styles = `<style>${'p{margin:0}'.repeat(100_000)}</style>`
    expect(paste({ files, html: styles + word, text: '一段文字' }).kind).toBe('plain')
    expect(paste({ files, text: '一段文字' }).kind).toBe('plain')
    const marked = `${styles}<!--StartFragment--><p>一<b>段</b></p><!--EndFragment-->`
    expect(paste({ files, html: marked, text: '一段' })).toMatchObject({ text: '一**段**' })
  })

  it('reads the picture, not the name that a file manager adds', () => {
    expect(paste({ files: [picture], text: 'image.png' }).kind).toBe('pictures')
  })

  it('names the pictures that are not on the clipboard', () => {
    const html =
      '<p>前<b>重</b></p><img src="file:///C:/Temp/流程图.png"><img alt="头像" src="cid:1">'
    expect(paste({ html, text: '前重' })).toEqual({
      kind: 'markdown',
      text: '前**重**',
      lostPictures: ['流程图.png', '头像'],
    })
  })
})

describe('the plain text beside rich text', () => {
  it('wins if the converted text has fewer words', () => {
    const html = '<p><b>重</b>要</p><p style="display:none">的事</p>'
    expect(paste({ html, text: '重要' }).kind).toBe('markdown')
    expect(paste({ html, text: '重要\n的事' }).kind).toBe('plain')
    expect(paste({ html: '<p><b>one</b></p>', text: 'one two' }).kind).toBe('plain')
  })

  it('wins if the converted code has fewer lines, and stays code where it stands alone', () => {
    const glued = '<pre><code class="language-go"><x-row>a {</x-row><x-row>b</x-row></code></pre>'
    expect(paste({ html: glued, text: 'a {\n\tb\n' })).toMatchObject({
      text: '```go\na {\n\tb\n```',
    })
    expect(paste({ html: `<h2>题</h2>${glued}`, text: '题\na {\n\tb\n' }).kind).toBe('plain')
  })

  it('may have line numbers, buttons, bullets and the parts of a formula twice', () => {
    const html =
      '<p class="MsoListParagraph"><span style="mso-list:Ignore">o</span>一</p><button>Copy</button>' +
      '<span class="katex"><span>x2</span><math><annotation encoding="application/x-tex">x^2</annotation></math></span>'
    expect(paste({ html, text: 'o\t一\nCopy\nx2x^2' })).toMatchObject({ text: '- 一\n\n$x^2$' })
  })
})

/** Code as pages put it on the clipboard: HTML, plain text, Markdown. */
const GO = ['func main() {', '\tfmt.Println(1)', '}']
const go = GO.join('\n')
const rows = (open: string, close: string) => GO.map((line) => open + line + close).join('')
const fence = (language: string) => `\`\`\`${language}\n${go}\n\`\`\``

describe('code whose lines are elements', () => {
  it.each([
    ['Feishu', `<pre><code class="language-Go">${rows('<div>', '</div>')}</code></pre>`, 'go'],
    [
      'one code element a line',
      `<pre>${rows('<code style="display:block">', '</code>')}</pre>`,
      '',
    ],
    [
      'WeChat',
      `<ul class="code-snippet__line-index"><li></li><li></li><li></li></ul><pre data-lang="go">${rows('<code><span>', '</span></code>')}</pre>`,
      'go',
    ],
    [
      'blocks in a code element',
      `<pre><code>${rows('<span class="line" style="display:block">', '</span>')}</code></pre>`,
      '',
    ],
    ['blocks with line feeds between', `<pre><code>${rows('<div>', '</div>\n')}</code></pre>`, ''],
    [
      'lines by class name',
      `<pre><code>${rows('<span class="line">', '</span>')}</code></pre>`,
      '',
    ],
    ['a list', `<pre><ol>${rows('<li>', '</li>')}</ol></pre>`, ''],
    [
      'Hexo',
      `<figure class="highlight go"><table><tr><td class="gutter"><pre>1<br>2<br>3</pre></td><td class="code"><pre>${rows('<span class="line">', '</span><br>')}</pre></td></tr></table></figure>`,
      'go',
    ],
    [
      'a table row a line',
      `<div class="highlight"><table>${GO.map((line, at) => `<tr><td data-line-number="${at + 1}"></td><td class="blob-code">${line}</td></tr>`).join('')}</table></div>`,
      '',
    ],
    [
      'a list of numbers',
      `<pre><code class="go hljs">${go}</code><ul class="pre-numbering"><li>1</li><li>2</li><li>3</li></ul></pre>`,
      'go',
    ],
    ['a tool bar', `<pre><div>go</div><div>复制代码</div>${rows('<div>', '</div>')}</pre>`, 'go'],
    [
      'a tool bar in one line',
      `<pre><div><span>Go</span><span>复制</span></div><code>${go}</code></pre>`,
      'go',
    ],
    [
      'a tool bar with a button',
      `<pre><div>go<button>Copy code</button></div>${rows('<div>', '</div>')}</pre>`,
      'go',
    ],
  ])('%s', (_, html, language) => {
    expect(paste({ html, text: go })).toMatchObject({ text: fence(language) })
    expect(paste({ html: `<h2>题</h2>${html}`, text: `题\n${go}` })).toMatchObject({
      text: `## 题\n\n${fence(language)}`,
    })
  })

  it('reads a block of a page alone on the clipboard, which a browser gives its style', () => {
    const html = `<pre style="font-family:monospace;white-space:pre"><code class="language-Go">${rows('<div>', '</div>')}</code></pre>`
    expect(paste({ html, text: go })).toMatchObject({ text: fence('go') })
  })

  it('keeps blank lines and a first word that is the name of a language', () => {
    expect(
      markdownOf(
        '<pre><div>go run()</div><div><br></div><div>x</div><div></div><div>y</div></pre>',
      ),
    ).toBe('```\ngo run()\n\nx\n\ny\n```')
    expect(markdownOf('<pre><span class="k">go</span> <span>run()</span></pre>')).toBe(
      '```\ngo run()\n```',
    )
  })

  it('keeps code that is nothing but numbers', () => {
    expect(markdownOf('<pre><ol><li>1</li><li>2</li></ol></pre>')).toBe('```\n1\n2\n```')
  })
})

describe('the cost of a paste', () => {
  const inputs: [name: string, part: string][] = [
    ['paragraphs', '<p>一段<b>文字</b></p>'],
    ['items', '<li>一项</li>'],
    ['numbered items', '<ol><li>一项</li><li>二项</li></ol>'],
    ['lines of code', '<pre><div>a</div><div>b</div></pre>'],
    ['line numbers', '<pre><span class="ln">1</span>a\n</pre>'],
    ['rows', '<table><tr><td>一</td><td>二</td></tr></table>'],
    ['breaks', '<br>一<br>'],
    ['fragments without an end', '<!--StartFragment-->'],
    ['spans', '<span style="color:red">一<i>二</i></span>'],
  ]
  const cost = (part: string, size: number) => {
    const html = `<h2>题</h2>${part.repeat(Math.ceil(size / part.length))}`
    const started = performance.now()
    paste({ html })
    return performance.now() - started
  }

  it.each(inputs)('grows linearly with the length: %s', (_, part) => {
    cost(part, 5000)
    const short = Math.min(cost(part, 10_000), cost(part, 10_000))
    const long = cost(part, 40_000)
    // Linear is 4 times; quadratic would be 16 times.
    expect(long).toBeLessThan(Math.max(short, 20) * 10)
  })

  it('has a limit for merged cells, for columns and for the depth of lists', () => {
    const cell = '<td rowspan="60000" colspan="60000">一</td>'
    const table = (cells: string, rows: number) =>
      `<table>${`<tr>${cells}</tr>`.repeat(rows)}</table>`
    expect(markdownOf(table(cell, 500)).length).toBeLessThan(100_000)
    expect(markdownOf(table(cell.repeat(5), 5))).toBe('plain')
    expect(markdownOf(table('<td>一</td>'.repeat(5000), 5))).toBe('plain')
    const lists = (depth: number) => '<ul><li>一'.repeat(depth) + '</li></ul>'.repeat(depth)
    expect(markdownOf(lists(10))).toContain('- 一')
    expect(markdownOf(lists(100))).toBe('plain')
  })
})

describe('tables of spreadsheets', () => {
  it.each([
    [
      'the first row is the head',
      '<table><tr><td>名</td><td>数</td></tr><tr><td>甲</td><td>1</td></tr></table>',
      '| 名   | 数   |\n| --- | --- |\n| 甲   | 1   |',
    ],
    [
      'merged cells keep their column',
      '<table><tr><td>a</td><td>b</td><td>c</td></tr><tr><td colspan=2>d</td><td>e</td></tr><tr><td rowspan=2>f</td><td>g</td><td>h</td></tr><tr><td>i</td><td>j</td></tr></table>',
      '| a   | b   | c   |\n| --- | --- | --- |\n| d   |     | e   |\n| f   | g   | h   |\n|     | i   | j   |',
    ],
    [
      'breaks and bars',
      '<table><tr><td>a</td></tr><tr><td>b<br>c|d</td></tr></table>',
      '| a   |\n| --- |\n| b<br>c\\|d |',
    ],
  ])('%s', (_, html, expected) => {
    expect(markdownOf(html)).toBe(expected)
  })
})

describe('to-do lists', () => {
  it.each([
    ['written boxes', '<ul><li>[ ] 未做</li><li>[x] 已做</li></ul>', '- [ ] 未做\n- [x] 已做'],
    [
      'check boxes',
      '<ul><li><label><input type="checkbox"> 未做</label></li><li><p><input type="checkbox" checked>已做</p></li></ul>',
      '- [ ] 未做\n- [x] 已做',
    ],
    [
      'boxes of inner items',
      '<ul><li>[x] 一<ul><li>[ ] 二</li></ul></li></ul>',
      '- [x] 一\n  - [ ] 二',
    ],
    ['brackets in a sentence', '<ul><li>数组 [ ] 是空的</li></ul>', '- 数组 \\[ \\] 是空的'],
  ])('%s', (_, html, expected) => {
    expect(markdownOf(html)).toBe(expected)
  })
})

describe('rich text as Markdown', () => {
  it.each([
    [
      'headings and emphasis',
      '<h2>标题</h2><p><b>重</b>与<i>斜</i></p>',
      '## 标题\n\n**重**与*斜*',
    ],
    ['lists', '<ul><li>一<ol><li>内</li></ol></li><li>二</li></ul>', '- 一\n  1. 内\n- 二'],
    [
      'code with its language',
      '<pre><code class="language-go">a\n\nb</code></pre>',
      '```go\na\n\nb\n```',
    ],
    ['code that holds a fence', '<pre><code>```\nx</code></pre>', '````\n```\nx\n````'],
    [
      'code with its spaces and blank lines, also in lists and quotes',
      '<ul><li>一<pre><code>a  \n\n\n\nb</code></pre></li></ul><blockquote><pre>c \n\n\nd</pre></blockquote><p>二</p>',
      '- 一\n\n  ```\n  a  \n\n\n\n  b\n  ```\n\n> ```\n> c \n> \n> \n> d\n> ```\n\n二',
    ],
    ['deleted text', '<p><del>旧</del></p>', '~~旧~~'],
    [
      'line breaks',
      '<b>地址</b><br>海淀区<br>中关村大街一号',
      '**地址**\\\n海淀区\\\n中关村大街一号',
    ],
    ['several breaks as paragraphs', '<b>一</b><br><span><br></span>二', '**一**\n\n二'],
    [
      'no line breaks at the edge of a block',
      '<p><br></p><p><b>一</b><br></p><br><ul><li>二<br><ul><li>三<br></li></ul></li></ul>',
      '**一**\n\n- 二\n  - 三',
    ],
    [
      'line breaks in headings and cells',
      '<h2>上<br>下</h2><table><tr><th>甲<br>乙</th></tr><tr><td>丙</td></tr></table>',
      '## 上 下\n\n| 甲<br>乙 |\n| --- |\n| 丙   |',
    ],
    ['links that lead somewhere', '<a href="https://a.test/x">文</a>', '[文](https://a.test/x)'],
    ['scripts never', '<p><a href="javascript:alert(1)">文</a><script>x</script></p>', '文'],
    ['bold that is none', '<b style="font-weight:normal"><p>文<em>斜</em></p></b>', '文*斜*'],
    [
      'formulas by their source',
      '<p>设<span class="katex"><math><annotation encoding="application/x-tex">x^2</annotation></math></span></p>',
      '设$x^2$',
    ],
    [
      'lists of Word',
      '<p class="MsoListParagraph"><span style="mso-list:Ignore">·</span>一</p><p class="MsoListParagraph"><span style="mso-list:Ignore">·</span>二</p>',
      '- 一\n- 二',
    ],
  ])('%s', (_, html, expected) => {
    expect(markdownOf(html)).toBe(expected)
  })
})
