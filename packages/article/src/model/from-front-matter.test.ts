import { expect, it } from 'vitest'
import { EMPTY_DRAFT } from './article-draft.ts'
import { fromFrontMatter, isTaken } from './from-front-matter.ts'

const groups = [{ id: '1', name: '语言', labels: [{ id: '7', name: 'Go' }] }]
const settings = { title: '旧文章', labels: ['go', '没有的'], keys: ['title', 'date', 'tags'] }

it('takes title, summary and known labels, and overwrites nothing', () => {
  const part = fromFrontMatter(settings, EMPTY_DRAFT, groups)
  expect(part).toEqual({ title: '旧文章', labelIds: ['7'] })
  expect(settings.keys.filter((key) => isTaken(key, part))).toEqual(['title', 'tags'])
  const written = { ...EMPTY_DRAFT, title: '新的', labelIds: ['8'] }
  expect(fromFrontMatter(settings, written, groups)).toEqual({})
})
