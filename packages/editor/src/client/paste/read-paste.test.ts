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
