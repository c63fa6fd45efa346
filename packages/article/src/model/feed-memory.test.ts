import { buildArticle } from '@mozhan/api-client/fixtures'
import { beforeEach, describe, expect, it } from 'vitest'
import { toArticleRow } from './article-row.ts'
import { type FeedMemory, readFeedMemory, saveFeedMemory } from './feed-memory.ts'

const NOW = Date.parse('2024-05-06T00:00:00Z')
const memory: FeedMemory = { sort: 'new', rows: [toArticleRow(buildArticle())], top: 1840, at: NOW }

const blocked = {
  getItem: () => {
    throw new DOMException('denied', 'SecurityError')
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
  removeItem: () => {},
}

beforeEach(() => sessionStorage.clear())

describe('feed memory', () => {
  it('returns the stored list', () => {
    saveFeedMemory(sessionStorage, 'k', memory)
    expect(readFeedMemory(sessionStorage, 'k', NOW + 60_000)).toEqual(memory)
  })

  it('expires after 30 minutes', () => {
    saveFeedMemory(sessionStorage, 'k', memory)
    expect(readFeedMemory(sessionStorage, 'k', NOW + 31 * 60_000)).toBeUndefined()
    expect(sessionStorage.getItem('k')).toBeNull()
  })

  it.each([
    'ERROR',
    'null',
    '{"value":',
    '{"rows":[]}',
    '{"sort":"new","rows":[{}],"top":1,"at":2}',
  ])('ignores the damaged entry %s', (text) => {
    sessionStorage.setItem('k', text)
    expect(readFeedMemory(sessionStorage, 'k', NOW)).toBeUndefined()
  })

  it('works without storage', () => {
    expect(() => saveFeedMemory(blocked, 'k', memory)).not.toThrow()
    expect(readFeedMemory(blocked, 'k', NOW)).toBeUndefined()
    expect(readFeedMemory(undefined, 'k', NOW)).toBeUndefined()
  })
})
