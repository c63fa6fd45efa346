import { SEARCH_TYPE } from '@mozhan/api-client/contract'
import { parseQuery, searchPage } from '@mozhan/routes'
import { describe, expect, it, vi } from 'vitest'
import { lastPageHref, type SearchState, searchHref, toSearchState } from './search-state.ts'

function read(address: string): SearchState {
  const { searchParams } = new URL(address, 'http://site.test')
  return toSearchState(parseQuery(searchPage, Object.fromEntries(searchParams)))
}

describe('the address of a search', () => {
  it('has no query for an invisible key', () => {
    expect(read(`/search/?key=${encodeURIComponent('\u200b\u2800')}`).key).toBe('')
  })

  it('removes direction marks from the key', () => {
    expect(read(`/search/?key=${encodeURIComponent('\u202eredis\u2066')}`).key).toBe('redis')
  })

  it.each([
    'C++',
    '100%',
    'a_b',
    'C# 与 .NET',
    '@Async & @Bean',
    '"数据库 连接池"',
    '👩‍💻 远程办公',
    'a+b=c?d#e',
  ])('keeps %s', (key) => {
    expect(read(searchHref({ key })).key).toBe(key)
  })

  it('contains all filters', () => {
    const state: SearchState = {
      key: '索引',
      kind: SEARCH_TYPE.question,
      sort: 'time',
      page: 3,
      days: 30,
      isSolved: false,
      labelId: '12',
    }
    expect(read(searchHref(state))).toEqual(state)
  })

  it('ignores unknown values', () => {
    expect(read('/search?key=x&t=9&days=5&solved=maybe&sort=size&page=-1&label=a')).toEqual({
      key: 'x',
      kind: SEARCH_TYPE.all,
      sort: 'relevance',
      page: 1,
    })
  })

  it('redirects from beyond the last page to the last page, if there are results', () => {
    const state = read('/search/?key=索引&t=1&sort=time&page=9')
    expect(lastPageHref(state, 3)).toBe(searchHref({ ...state, page: 3 }))
    expect(lastPageHref(state, 9)).toBeUndefined()
    expect(lastPageHref(state, 0)).toBeUndefined()
  })

  it('accepts a lone surrogate, also in browsers without toWellFormed', () => {
    vi.spyOn(String.prototype, 'toWellFormed').mockImplementation(() => {
      throw new TypeError('toWellFormed is not a function')
    })
    const address = searchHref({ key: 'a\ud83d' })
    vi.restoreAllMocks()
    expect(read(address).key).toBe('a\ufffd')
  })
})
