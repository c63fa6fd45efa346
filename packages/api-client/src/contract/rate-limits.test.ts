import { describe, expect, it } from 'vitest'
import { contract } from './contract.ts'
import { listEndpoints } from './list-endpoints.ts'
import { RATE_LIMITS, type RateLimit } from './rate-limits.ts'

const endpoints = listEndpoints(contract)

describe('the contract', () => {
  it('says of everything that writes or computes what it counts as', () => {
    const unsaid = endpoints.filter(({ endpoint }) => {
      const { method, changesState, answer, limit } = endpoint
      const isRead = method === 'GET' && !changesState && answer === undefined
      return limit === undefined && !isRead
    })
    expect(unsaid.map(({ name }) => name)).toEqual([])
    const computing = endpoints.filter(
      ({ group, name }) =>
        group === 'search' || group === 'sitemap' || /\.(?:suggest|is)\w+$/.test(name),
    )
    expect(computing.length).toBeGreaterThan(5)
    for (const { name, endpoint } of computing) {
      expect({ name, limit: endpoint.limit ?? 'none' }).not.toEqual({ name, limit: 'none' })
    }
  })

  it('counts everything that writes or computes, but for these', () => {
    const reasons = {
      'reads one page of a list': [
        'article.findArticles',
        'article.listArticles',
        'article.listUserArticles',
        'collect.listCollects',
        'collect.listThumbs',
        'column.findMyColumns',
        'conversation.findConversations',
        'draft.listDrafts',
        'letter.listLetterThreads',
        'letter.listLetters',
        'message.findMessages',
        'question.findLabelQuestions',
        'question.listHotQuestions',
        'question.listNewQuestions',
        'question.listUserQuestions',
        'question.listWaitingQuestions',
        'resource.findResources',
        'resource.listMyResources',
      ],
      'is asked by the site itself, for a page that is kept for everybody': [
        'resource.getResource',
      ],
      'needs a ticket, which a call that is counted gives out': [
        'file.downloadFile',
        'user.downloadExport',
      ],
      'says how far an upload has come': ['file.headUpload'],
    }
    const free = endpoints.filter(({ endpoint }) => endpoint.limit === 'none')
    expect(free.map(({ name }) => name).toSorted()).toEqual(
      Object.values(reasons).flat().toSorted(),
    )
  })
})

it('leaves an address room for many people, in every class', () => {
  for (const [name, limit] of Object.entries<RateLimit>(RATE_LIMITS)) {
    const { person = 0, address } = limit
    expect({ name, isRoomy: address >= 4 * person }).toEqual({ name, isRoomy: true })
  }
})
