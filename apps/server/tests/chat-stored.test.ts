import { saying, startAiService } from '@mozhan/vitest/ai-service'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { closeContext } from '../src/context.ts'
import { turns } from '../src/platform/db/schema/index.ts'
import { question } from './_chat.ts'
import { createStoredChat } from './_stored-chat.ts'
import { describeOnEveryStore } from './_util.ts'

const service = await startAiService()
afterAll(() => service.close())
const env = { AI_BASE_URL: service.url, AI_MODEL: 'm-1' }

/** The server stores questions and answers itself, independent of their readers. */
describeOnEveryStore(
  'a stored answer',
  (getServer) => {
    const { api, askIn, contentOf, create, get, holdAnswer, openInstance, sent } = createStoredChat(
      getServer,
      service,
    )

    beforeEach(() => {
      service.requests.length = 0
      service.script = saying('第', '一', '答')
    })

    it('is stored with its question, which becomes the title', async () => {
      const id = await create()
      const reading = await askIn(id, '什么是防抖？', 'q1')
      expect(await reading.end()).toMatchObject({ done: true })
      expect(reading.text()).toBe('第一答')
      const [first] = reading.events
      const stored = await get(id)
      expect(stored).toMatchObject({ title: '什么是防抖？', model: 'm-1' })
      expect(stored.content).toMatchObject([
        { id: 'q1', role: 'user', content: '什么是防抖？' },
        { id: first?.id, role: 'assistant', content: '第一答' },
      ])
      expect(stored.content?.[1]?.status).toBeUndefined()
    })

    it('is complete after a reload: it continues, and the new page reads it to its end', async () => {
      const id = await create()
      const held = holdAnswer()
      const page = await askIn(id, '问一')
      await page.until('开头')
      await page.leave()
      const answer = await held
      await answer.say('，没人看的时候')
      const { content = [] } = await get(id)
      expect(content.at(-1)).toMatchObject({ status: 'running' })
      const reloaded = await api().followAnswer(id)
      await reloaded.until('开头，没人看的时候')
      expect(reloaded.events[0]).toMatchObject({ id: content.at(-1)?.id })
      await answer.say('，结尾')
      answer.finish()
      expect(await reloaded.end()).toMatchObject({ done: true })
      expect(reloaded.text()).toBe('开头，没人看的时候，结尾')
      expect(await contentOf(id)).toEqual(['问一', '开头，没人看的时候，结尾'])
    })

    it('is sent in one piece when it has ended', async () => {
      const id = await create()
      await (await askIn(id, '问一')).end()
      const reading = await api().followAnswer(id)
      await reading.end()
      expect(reading.events).toMatchObject([{ content: '第一答', done: true }])
      const empty = await create()
      await expect(api().followAnswer(empty)).rejects.toThrow('还没有回答')
    })

    it('keeps its text when the reader stops it, and ends the call', async () => {
      const id = await create()
      holdAnswer()
      const page = await askIn(id, '问一')
      await page.until('开头')
      await api().stopAnswer({ params: { id } })
      await service.requests[0]?.gone
      expect(await page.end()).toMatchObject({ done: true, status: 'stopped' })
      const { content } = await get(id)
      expect(content?.at(-1)).toMatchObject({ content: '开头', status: 'stopped' })
      // A second stop has no effect.
      await api().stopAnswer({ params: { id } })
      expect((await get(id)).content?.at(-1)).toMatchObject({ status: 'stopped' })
    })

    it('ends its call when it is deleted', async () => {
      const id = await create()
      holdAnswer()
      const page = await askIn(id, '问一')
      await page.until('开头')
      await api().deleteConversation({ params: { id } })
      await service.requests[0]?.gone
      await page.end()
      await expect(get(id)).rejects.toMatchObject({ code: 404 })
      expect(await getServer().context.db.select().from(turns)).not.toContainEqual(
        expect.objectContaining({ conversationId: id }),
      )
    })

    it('is read and stopped from another instance', async () => {
      const id = await create()
      const held = holdAnswer()
      const page = await askIn(id, '问一')
      await page.until('开头')
      const other = await openInstance()
      const reading = await api(other).followAnswer(id)
      await (await held).say('，接着')
      await reading.until('开头，接着')
      await api(other).stopAnswer({ params: { id } })
      await service.requests[0]?.gone
      expect(await page.end()).toMatchObject({ status: 'stopped' })
      expect(await reading.end()).toMatchObject({ done: true, status: 'stopped' })
      expect((await get(id)).content?.at(-1)).toMatchObject({
        ...{ content: '开头，接着', status: 'stopped' },
      })
      await closeContext(other)
    })

    it('keeps its text when its instance stops', async () => {
      const id = await create()
      const other = await openInstance()
      holdAnswer()
      const reading = await api(other).chat({
        sessionId: id,
        messages: [question('问一')],
      })
      await reading.until('开头')
      await closeContext(other)
      expect(await reading.end()).toMatchObject({
        ...{
          done: true,
          status: 'failed',
          isRetryable: true,
          error: expect.stringContaining('重启'),
        },
      })
      expect((await get(id)).content?.at(-1)).toMatchObject({ content: '开头', status: 'failed' })
      await expect(
        api(other).chat({ sessionId: id, messages: [question('再问')] }),
      ).rejects.toMatchObject({ status: 503 })
    })

    it('is shown as interrupted when its instance was killed, and can be continued', async () => {
      const id = await create()
      const longAgo = new Date(Date.now() - 60_000)
      const base = { conversationId: id, updateDate: longAgo }
      await getServer()
        .context.db.insert(turns)
        .values([
          { ...base, id: 'q1', seq: 0, role: 'user', content: '问一' },
          { ...base, id: 'a1', seq: 1, role: 'assistant', content: '一半', status: 'running' },
        ])
      const lost = { content: '一半', status: 'failed', error: '回答中断了，请重试' }
      expect((await get(id)).content?.at(-1)).toMatchObject(lost)
      const reading = await api().followAnswer(id)
      expect(await reading.end()).toMatchObject({ ...lost, done: true })
      await (await askIn(id, '问二')).end()
      expect((await get(id)).content?.[1]).toMatchObject(lost)
      expect(sent()).toEqual(['问一', '一半', '问二'])
    })

    it('is saved while it is generated', async () => {
      const id = await create()
      holdAnswer()
      const page = await askIn(id, '问一')
      const { db } = getServer().context
      await vi.waitFor(
        async () => {
          const rows = await db.select().from(turns)
          expect(rows).toContainEqual(
            expect.objectContaining({ conversationId: id, content: '开头', status: 'running' }),
          )
        },
        { timeout: 10_000 },
      )
      await api().stopAnswer({ params: { id } })
      await page.end()
    })
  },
  env,
)
