import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '../render.ts'
import { isReservedId } from './reserved-ids.ts'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
/** Matches `id="main"`, `MAIN_ID = 'main'`, `COMMENTS_ANCHOR = 'comments'`, and functions that make an anchor. */
const PATTERNS = [
  /\sid="([\w-]+)"/g,
  /\b[A-Z_]+_(?:ID|ANCHOR) = '([a-z][a-z-]*)'/g,
  /\bid=\{?`([a-z][\w-]*-)\$\{/g,
  /\breturn `([a-z]+-)\$\{id\}`/g,
]

async function findPageIds(): Promise<string[]> {
  const ids = new Set<string>()
  const files = glob(['packages/*/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'], { cwd: ROOT })
  for await (const file of files) {
    if (/\.(?:test|stories)\.|[\\/](?:markdown|api-client|testing)[\\/]/.test(file)) continue
    const source = readFileSync(path.join(ROOT, file), 'utf8')
    for (const pattern of PATTERNS) {
      // A template literal continues with a number.
      for (const [, id = ''] of source.matchAll(pattern)) ids.add(id.replace(/-$/, '-1'))
    }
  }
  return [...ids]
}

describe('page ids', () => {
  it('are all reserved', async () => {
    const ids = await findPageIds()
    expect(ids).toEqual(expect.arrayContaining(['main', 'comments', 'article-body', 'comment-1']))
    expect(ids.filter((id) => !isReservedId(id))).toEqual([])
  })

  it.each(['main', 'comments', 'article-body', 'Comment-1'])(
    'are not assigned to a heading: %s',
    async (title) => {
      const { toc, html } = await renderMarkdown(`## ${title}\n\n[去](#${title.toLowerCase()})`)
      expect(toc[0]?.id).toBe(`h-${title.toLowerCase()}`)
      expect(html).toContain(`href="#h-${title.toLowerCase()}"`)
    },
  )
})
