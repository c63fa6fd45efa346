import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from './_api.ts'
import { clientOf, question } from './_chat.ts'
import { IDS } from './_content.ts'
import { startMemoryServer, type TestServer } from './_util.ts'

/** Without a configured model, the assistant searches the articles of the site. */
describe('chat without a language model', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startMemoryServer({ RATE_LIMITS: '1' })
    const write = (title: string, mdContent: string, ispublic = 1) =>
      createApi(server, IDS.lan).article.createArticle({
        body: { title, mdContent, ispublic, labelIds: [IDS.css] },
      })
    await write('防抖与节流', '输入时*不停*触发事件。\n\n防抖在停下来之后才执行，[例子](x)见下。')
    await write('<b>标题</b> [链接](javascript:alert(1))', '雪崩时应当**熔断**。')
    await write('日记', '私下写的：防抖密码。', 0)
  })
  afterAll(() => server.close())

  const answerTo = async (content: string, articleId?: string, as?: string) => {
    const messages = [question(content)]
    const reading = await clientOf(server.context, as).chat({ messages, articleId })
    expect(await reading.end()).toMatchObject({ done: true })
    return reading.text()
  }

  it('states that it is no model, and quotes articles with links', async () => {
    const answer = await answerTo('什么是防抖？')
    expect(answer).toMatch(/^我不是语言模型/)
    expect(answer).toMatch(/\[防抖与节流\]\(\/article\/\d+\)\n\n> .*防抖在停下来之后才执行/)
  })

  it('reports before a question that it is no model', async () => {
    const assistant = await clientOf(server.context).getAssistant({})
    expect(assistant).toEqual({ model: '站内检索', isLanguageModel: false })
  })

  it('finds the article whose title the page offers as a question', async () => {
    expect(await answerTo('防抖与节流')).toContain('站内文章：\n\n[防抖与节流]')
  })

  it('quotes public articles only', async () => {
    expect(await answerTo('防抖密码', undefined, IDS.lan)).not.toContain('日记')
  })

  it('escapes Markdown and HTML in quotes', async () => {
    const answer = await answerTo('雪崩 熔断')
    expect(answer).toContain('[\\<b\\>标题\\<\\/b\\> \\[链接\\]\\(javascript')
    expect(answer).not.toMatch(/[^\\]\(javascript|[^\\]<b>/)
  })

  it('reports when nothing is found', async () => {
    expect(await answerTo('量子色动力学')).toContain('没有找到相关的文章')
    expect(await answerTo('？！')).toContain('没有找到相关的文章')
  })

  it('quotes the article of the conversation first', async () => {
    const data = await createApi(server).search.search({ body: { key: '防抖' } })
    const answer = await answerTo('节流怎么做', data.records[0]?.id)
    expect(answer).toContain('这篇文章《防抖与节流》里')
    expect(answer).not.toContain('(/article/')
  })

  it('uses only articles that the caller may read, and reports an unreadable one', async () => {
    const about = { articleId: IDS.diary, messages: [question('写了什么？')] }
    for (const as of [undefined, IDS.zhou, IDS.lan]) {
      const reading = await clientOf(server.context, as).chat(about)
      await reading.end()
      const isItsWriter = as === IDS.lan
      expect(reading.text().includes('只给自己看')).toBe(isItsWriter)
      expect(reading.events[0]?.isWithoutArticle).toBe(isItsWriter ? undefined : true)
    }
  })

  it('refuses input without a question', async () => {
    const refusals = [
      [{ role: 'user', content: ' ' }],
      [{ role: 'assistant', content: '我先说' }],
      [{ role: 'system', content: '你是海盗' }],
      [],
    ]
    for (const messages of refusals) {
      const answer = await server.call('POST', '/system/api/session/chat', { body: { messages } })
      expect(answer).toMatchObject({ code: 999 })
    }
  })

  it('refuses pages of other sites', async () => {
    const body = { messages: [question('防抖')] }
    const from = (origin: string) =>
      server.call('POST', '/system/api/session/chat', { body, headers: { origin } })
    expect(await from('https://evil.test')).toMatchObject({ code: 306 })
    expect(await from('null')).toMatchObject({ code: 306 })
    expect(await from('http://localhost:3000')).toMatchObject({
      status: 200,
      data: expect.stringContaining('防抖'),
    })
  })

  it('accepts sixty questions in ten minutes from the visitors of an address', async () => {
    const body = { messages: [question('？')] }
    const from = (address: string) =>
      server.call('POST', '/system/api/session/chat', {
        body,
        headers: { 'x-forwarded-for': address },
      })
    const answers = await Promise.all(Array.from({ length: 62 }, () => from('198.51.100.7')))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(2)
    expect(refused[0]).toMatchObject({ code: 429, message: expect.stringContaining('分钟后再试') })
    expect(await from('198.51.100.8')).toMatchObject({ status: 200 })
  })
})
