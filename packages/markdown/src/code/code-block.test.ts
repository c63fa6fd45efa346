import { parseFragment, serialize } from 'parse5'
import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '../render.ts'
import { parseFenceInfo } from './fence-info.ts'
import { grammarOf, labelOf } from './languages.ts'

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``

/** The text of the code element, which the copy button copies. */
function copied(html: string): string {
  const code = /<code>([\s\S]*)<\/code>/.exec(html)?.[1] ?? ''
  return code
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
}

describe('a code block', () => {
  it.each([
    ['python', 'def f():\n\n\treturn 1\n   # 完   '],
    ['js', 'const'],
    ['', '<b>&amp;</b>\n\n\n'],
    ['unknown', '\ttab  \n  '],
    ['ts', 'const a = `x\n\n y`'],
  ])('of %s holds its source byte for byte', async (info, code) => {
    const { html } = await renderMarkdown(fence(info, code))
    expect(copied(html)).toBe(code)
    expect(serialize(parseFragment(html))).toBeTruthy()
  })

  it.each([
    ['mysql', 'MySQL', true],
    ['golang', 'Go', true],
    ['C#', 'C#', true],
    ['vue3', 'Vue', true],
    ['ts{1,3}', 'TypeScript', true],
    ['Java', 'Java', true],
    ['', '文本', false],
    ['brainfuck', 'brainfuck', false],
    ['constructor', 'constructor', false],
    ['<img/src=x>', '&lt;img/src=x>', false],
  ])('labelled %s says %s', async (info, label, isColoured) => {
    const { html } = await renderMarkdown(fence(info, '<template>select 1; // "x"</template>'))
    expect(html).toContain(`<span class="code-language">${label}</span>`)
    expect(html.includes('class="tk-')).toBe(isColoured)
  })

  it('highlights the lines that the info string names', async () => {
    const { html } = await renderMarkdown(fence('ts {1,3} title="a.ts"', 'a\nb\nc'))
    expect(html.match(/class="line marked"/g)).toHaveLength(2)
    expect(html).toContain('<span class="code-title">a.ts</span>')
  })

  it('has no inline styles', async () => {
    const { html } = await renderMarkdown(fence('java', 'class A { String s = "x"; }'))
    expect(html).not.toContain('style=')
  })
})

describe('info string of a fence', () => {
  it('is parsed in the notations of other generators', () => {
    expect(parseFenceInfo('ts{1,3-5}').marked).toEqual(new Set([1, 3, 4, 5]))
    expect(parseFenceInfo('js:line-numbers [a.js]')).toMatchObject({
      language: 'js',
      title: 'a.js',
    })
    expect(parseFenceInfo('C++').language).toBe('C++')
    expect(parseFenceInfo('js {1-99999999}').marked.size).toBeLessThan(10_002)
  })

  it('matches grammars case-insensitively', () => {
    expect(grammarOf('JavaScript')).toBe('javascript')
    expect(grammarOf('toString')).toBeUndefined()
    expect(labelOf('Text', '文本')).toBe('文本')
  })
})
