import { type AiAnswer, type AiService, saying, startAiService } from '@mozhan/vitest/ai-service'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApi } from './_api.ts'
import { IDS } from './_content.ts'
import { startMemoryServer, type TestServer } from './_util.ts'

describe('abstracts by a language model', () => {
  let service: AiService
  let server: TestServer
  beforeAll(async () => {
    service = await startAiService()
    server = await startMemoryServer({
      AI_BASE_URL: service.url,
      AI_MODEL: 'm-1',
      RATE_LIMITS: '1',
    })
  })
  afterAll(async () => {
    await server.close()
    await service.close()
  })
  beforeEach(() => {
    service.requests.length = 0
  })

  const summarize = (content: string, as: string = IDS.lan) =>
    createApi(server, as).article.getSummary({ body: { content } })

  it('are written by the model from a text that is sent as data', async () => {
    service.script = saying('讲了', '**网格**布局。')
    expect(await summarize('# 网格\n\n正文很长。')).toBe('讲了网格布局。')
    const [system, data] = service.requests[0]?.body.messages ?? []
    expect(system?.content).not.toContain('正文很长')
    expect(data?.content).toContain('正文很长。')
  })

  it('are taken from the text when it fails', async () => {
    const failing = [429, 500].map(
      (status) =>
        ({ raw }: AiAnswer) =>
          raw.writeHead(status).end(),
    )
    for (const script of [...failing, saying(), saying('  ')]) {
      service.script = script
      expect(await summarize('# 网格\n\n正文很长。')).toBe('正文很长。')
    }
    expect(service.requests).toHaveLength(4)
  })

  it('are taken from the text when a user exceeds the limit', async () => {
    service.script = saying('写的')
    for (let at = 0; at < 20; at += 1) expect(await summarize('正文。', IDS.zhou)).toBe('写的')
    expect(await summarize('正文。', IDS.zhou)).toBe('正文。')
  })
})
