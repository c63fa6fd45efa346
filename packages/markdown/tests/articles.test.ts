import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { renderMarkdown, toSummary } from '../src/index.ts'
import { hasCorpora, listFiles } from './corpora.ts'

/** Every 20th article, or all of them with CORPORA_ALL=1. */
const STEP = process.env.CORPORA_ALL ? 1 : 20

describe.skipIf(!hasCorpora())('real articles', () => {
  it('are rendered, with different anchors and no trace of their markup', async () => {
    const files = listFiles('articles', '.md').filter((_, index) => index % STEP === 0)
    expect(files.length).toBeGreaterThan(10)
    for (const file of files) {
      const source = readFileSync(file, 'utf8')
      const { html, toc, text, minutes, excerpt } = await renderMarkdown(source)
      const ids = toc.map(({ id }) => id)
      expect(new Set(ids).size, file).toBe(ids.length)
      expect(html, file).not.toMatch(/<(?:script|style|iframe)\b/)
      expect(text.length, file).toBeGreaterThan(0)
      expect(excerpt.isWellFormed() && toSummary(source).isWellFormed(), file).toBe(true)
      expect(minutes).toBeGreaterThan(0)
    }
  }, 600_000)
})
