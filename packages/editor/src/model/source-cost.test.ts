import { markdownLanguage } from '@codemirror/lang-markdown'
import { buildRun, LONG_RUNS } from '@mozhan/fixtures/long-runs'
import { describe, expect, it } from 'vitest'
import { isHeavySource } from './source-cost.ts'

describe('isHeavySource', () => {
  it('accepts ordinary texts of any length', () => {
    const paragraph = `${'这里有**重点**和[链接](https://a.test/x)。'.repeat(20)}\n\n`
    const list = `- ${'[一](https://a.test/1) *二*'}\n`
    const code = `\`\`\`js\n${'f([a(b[0])], !c)\n'.repeat(2000)}\`\`\`\n`
    const table = `| [一](https://a.test/1) | **二** |\n`
    const text = paragraph.repeat(500) + list.repeat(2000) + code + table.repeat(2000)
    const started = performance.now()
    expect(isHeavySource(text.split('\n'))).toBe(false)
    expect(performance.now() - started).toBeLessThan(3000)
  })

  it.each(LONG_RUNS.map((run) => [run.title, run] as const))(
    'is true, or the source is parsed in time: %s',
    (_, run) => {
      for (const count of [1000, 10_000, 50_000]) {
        const text = buildRun(run, count)
        if (isHeavySource(text.split('\n'))) continue
        const started = performance.now()
        markdownLanguage.parser.parse(text)
        // A source that would block takes minutes, so the limit is generous for busy machines.
        expect(performance.now() - started).toBeLessThan(20_000)
      }
    },
    60_000,
  )
})
