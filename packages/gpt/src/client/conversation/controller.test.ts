import { contract } from '@mozhan/api-client/contract'
import { mockEndpoint, mockFailure, mockNetworkError } from '@mozhan/api-client/mocks'
import { createStore } from 'jotai/vanilla'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { contents, idle, LOCAL_ID, open, server } from '../../testing/controller.ts'
import { streamAnswer } from '../../testing/stream.ts'
import { readConversation, writeConversation } from './conversation-storage.ts'

const { conversation } = contract

afterEach(server.reset)

describe('a visitor', () => {
  it('stores a question and its answer in this browser', async () => {
    server.use(streamAnswer(['一种', '约定。']))
    const controller = await open()
    expect(controller.ask('什么是锁？')).toBe(true)
    expect(controller.ask('太快了')).toBe(false)
    await idle(controller)
    expect(contents(controller)).toEqual(['什么是锁？', '一种约定。'])
    expect(readConversation('visitor', LOCAL_ID)).toMatchObject({
      title: '什么是锁？',
      turns: { length: 2 },
    })
  })

  it('sends all turns and the article', async () => {
    const asked = vi.fn()
    server.use(
      mockEndpoint(conversation.chat, ({ body }) => {
        asked(body)
        return { content: '好', id: `a${asked.mock.calls.length}`, done: true }
      }),
    )
    const controller = await open({ subject: { id: '9' } })
    controller.ask('一')
    await idle(controller)
    controller.ask('二')
    await idle(controller)
    expect(asked.mock.lastCall?.[0]).toMatchObject({
      articleId: '9',
      messages: [{ content: '一' }, { content: '好' }, { content: '二', id: 'q3' }],
    })
    expect(asked.mock.lastCall?.[0].sessionId).toBeUndefined()
  })

  it('continues a conversation of another tab', async () => {
    server.use(streamAnswer(['好。']))
    const here = await open()
    const there = await open({ createId: () => 'there' })
    here.ask('一')
    await idle(here)
    there.ask('二')
    await idle(there)
    expect(contents(there)).toEqual(['一', '好。', '二', '好。'])
    // The first tab saves without changes and does not overwrite the newer version.
    here.save()
    here.sync()
    expect(contents(here)).toEqual(contents(there))
    expect(readConversation('visitor', LOCAL_ID)?.turns).toHaveLength(4)
    // An older stored version is overwritten.
    const { conversation } = there.getState()
    const older = {
      ...conversation,
      turns: conversation.turns.slice(0, 2),
      updateDate: '2020-01-01T00:00:00.000Z',
    }
    writeConversation(createStore(), 'visitor', older)
    there.save()
    expect(readConversation('visitor', LOCAL_ID)?.turns).toHaveLength(4)
  })

  it('returns a refused question', async () => {
    server.use(mockFailure(conversation.chat, 429, '问得太快了'))
    const controller = await open()
    controller.ask('什么是锁？')
    await idle(controller)
    expect(controller.getState()).toMatchObject({ failure: '问得太快了', returned: '什么是锁？' })
    expect(contents(controller)).toEqual([])
    expect(readConversation('visitor', LOCAL_ID)).toBeUndefined()
  })

  it('retains an unsent question and retries it', async () => {
    server.use(mockNetworkError(conversation.chat))
    const controller = await open()
    controller.ask('什么是锁？')
    await idle(controller)
    expect(contents(controller)).toEqual(['什么是锁？'])
    server.use(streamAnswer(['约定。']))
    controller.retry()
    await idle(controller)
    expect(contents(controller)).toEqual(['什么是锁？', '约定。'])
  })

  it('offers a retry only for temporary failures', async () => {
    server.use(streamAnswer(['约定。']))
    const controller = await open()
    controller.ask('什么是锁？')
    await idle(controller)
    server.use(mockFailure(conversation.chat, 429, '问得太快了'))
    controller.retry()
    await idle(controller)
    expect(controller.getState()).toMatchObject({ failure: '问得太快了', canRetry: true })
    server.use(mockFailure(conversation.chat, 999, '问题太长，请缩短后再问'))
    controller.retry()
    await idle(controller)
    expect(controller.getState()).toMatchObject({
      failure: '问题太长，请缩短后再问',
      canRetry: false,
    })
    controller.askAgain('q1', '锁？')
    expect(controller.getState().canRetry).toBe(true)
    await idle(controller)
  })

  it('retains the received text of an interrupted stream', async () => {
    server.use(streamAnswer(['一种', '约'], { end: null }))
    const controller = await open()
    controller.ask('什么是锁？')
    await idle(controller)
    expect(controller.getState().conversation.turns[1]).toMatchObject({
      content: '一种约',
      status: 'failed',
    })
  })

  it('shows a running answer as failed after a reload', async () => {
    const never = new Promise<void>(() => {})
    server.use(streamAnswer(['一种', '约定'], { gate: { after: 1, opened: never } }))
    const before = await open()
    before.ask('什么是锁？')
    await vi.waitFor(() => expect(contents(before)).toEqual(['什么是锁？', '一种']))
    before.save()
    const after = await open()
    expect(after.getState().conversation.turns[1]).toMatchObject({
      content: '一种',
      status: 'failed',
    })
    before.stop()
    await idle(before)
    expect(before.getState().conversation.turns[1]).toMatchObject({
      content: '一种',
      status: 'stopped',
    })
  })
})
