import { SAMPLE_ARTICLES } from '@mozhan/fixtures/articles'
import { describe, expect, it } from 'vitest'
import { renderMarkdown, toSummary } from '../src/index.ts'

describe('technical article', () => {
  it.each(SAMPLE_ARTICLES.map(({ name, source }) => [name, source]))(
    'is rendered, with different anchors and no trace of its markup: %s',
    async (_, source) => {
      const body = source.replace(/^(---|\+\+\+)\n[\s\S]*?\n\1\n/, '')
      const { html, toc, text, minutes, excerpt } = await renderMarkdown(body)
      const ids = toc.map(({ id }) => id)
      expect(ids.length).toBeGreaterThan(2)
      expect(new Set(ids).size).toBe(ids.length)
      expect(html).not.toMatch(/<(?:script|style|iframe)\b/)
      expect(html).toMatch(/<table\b[\s\S]*<pre\b|<pre\b[\s\S]*<table\b|<pre\b[\s\S]*<math\b/)
      expect(text).not.toMatch(/\]\(https?:|^```|^:::|<\/?(?:details|kbd)>/m)
      expect(text.length).toBeGreaterThan(300)
      expect(excerpt.isWellFormed() && toSummary(body).isWellFormed()).toBe(true)
      expect(minutes).toBeGreaterThan(0)
    },
  )
})
