import { describe, expect, it } from 'vitest'
import { contract } from './contract.ts'
import { listEndpoints } from './list-endpoints.ts'
import { RATE_LIMITS, type RateLimit } from './rate-limits.ts'

const endpoints = listEndpoints(contract)

describe('the contract', () => {
  it('has a rate limit for every call that writes or computes', () => {
    const missing = endpoints.filter(({ endpoint }) => {
      const { method, changesState, answer, limit } = endpoint
      const isRead = method === 'GET' && !changesState && answer === undefined
      return limit === undefined && !isRead
    })
    expect(missing.map(({ name }) => name)).toEqual([])
    const computing = endpoints.filter(
      ({ group, name }) =>
        group === 'search' || group === 'sitemap' || /\.(?:suggest|is)\w+$/.test(name),
    )
    expect(computing.length).toBeGreaterThan(5)
    for (const { name, endpoint } of computing) {
      expect({ name, limit: endpoint.limit ?? 'none' }).not.toEqual({ name, limit: 'none' })
    }
  })

  it('exempts only these calls from rate limits', () => {
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
      'is called by the site itself for a shared cached page': ['resource.getResource'],
      'needs a ticket, which a rate-limited call issues': [
        'file.downloadFile',
        'user.downloadExport',
      ],
      'returns the progress of an upload': ['file.headUpload'],
    }
    const free = endpoints.filter(({ endpoint }) => endpoint.limit === 'none')
    expect(free.map(({ name }) => name).toSorted()).toEqual(
      Object.values(reasons).flat().toSorted(),
    )
  })
})

it('allows several users behind one address in every class', () => {
  for (const [name, limit] of Object.entries<RateLimit>(RATE_LIMITS)) {
    const { user = 0, address } = limit
    expect({ name, isEnough: address >= 4 * user }).toEqual({ name, isEnough: true })
  }
})
