import { describe, expect, it } from 'vitest'
import { type Clipboard, readPaste } from './read-paste.ts'

function paste(clipboard: Partial<Clipboard>) {
  return readPaste({ types: [], text: '', html: '', files: [], ...clipboard }, () => 'a1')
}

const markdownOf = (html: string) => {
  const result = paste({ html })
  return result.kind === 'markdown' ? result.text : result.kind
}

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
