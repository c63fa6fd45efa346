import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '../render.ts'
import { highlight as late } from './highlighter.late.ts'

const SAMPLES = {
  ts: 'const 名 = new Map<string, number>() // 注\nexport default async () => `x`',
  python: 'def f(x: int = 1) -> str:\n    """文档"""\n    return f"{x}"',
  go: 'func main() {\n\tfmt.Println("好", 1)\n}',
  bash: 'for f in *.ts; do echo "$f" | wc -l; done',
  sql: "select count(*) from articles where title like '%锁%'",
  json: '{ "a": [1, true, null] }',
  rust: 'fn main() -> Result<(), Error> { let x: u8 = 1; Ok(()) }',
}

describe('browser highlighter', () => {
  it.each(Object.entries(SAMPLES))('highlights %s as the server does', async (language, code) => {
    const source = `\`\`\`${language}\n${code}\n\`\`\``
    const { html } = await renderMarkdown(source, { highlight: late })
    expect(html).toContain('class="tk-')
    expect(html).toBe((await renderMarkdown(source)).html)
  })

  it('leaves unknown languages unchanged', async () => {
    expect(await late('x', 'brainfuck')).toBeUndefined()
  })
})
