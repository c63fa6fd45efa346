import { contract } from '@mozhan/api-client/contract'
import { buildConversation } from '@mozhan/api-client/fixtures'
import { mockEndpoint, mockFailure, mockNetworkError } from '@mozhan/api-client/mocks'
import { createStore } from 'jotai/vanilla'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { contents, idle, LOCAL_ID, open, server } from '../../testing/controller.ts'
import { streamAnswer } from '../../testing/stream.ts'
import { readConversation, writeConversation } from './conversation-storage.ts'

const { conversation } = contract

afterEach(server.reset)

describe('a member', () => {
  const member = { owner: '12' }

  it('creates a new conversation on the server and reports its id', async () => {
    const created = vi.fn()
    const asked = vi.fn()
    server.use(
      mockEndpoint(conversation.createConversation, ({ body }) => {
        created(body)
        return buildConversation({ id: '7' })
      }),
      mockEndpoint(conversation.chat, ({ body }) => {
        asked(body)
        return { content: '好', id: 'a1', done: true }
      }),
    )
    const onMoved = vi.fn()
    const controller = await open({ ...member, onMoved })
    controller.ask('什么是锁？')
    await idle(controller)
    expect(created).toHaveBeenCalledWith({ localId: LOCAL_ID, title: '什么是锁？' })
    expect(asked.mock.lastCall?.[0]).toMatchObject({ sessionId: '7', messages: { length: 1 } })
    expect(onMoved).toHaveBeenCalledWith(LOCAL_ID, '7')
    expect([readConversation('12', LOCAL_ID), readConversation('12', '7')?.turns.length]).toEqual([
      undefined,
      2,
    ])
  })

  it('follows a running answer', async () => {
    const content = [
      { id: 'q1', role: 'user' as const, content: '什么是锁？' },
      { id: 'a1', role: 'assistant' as const, content: '一种', status: 'running' as const },
    ]
    server.use(
      mockEndpoint(conversation.getConversation, buildConversation({ id: '7', content })),
      // The mock sends each element as an event of the stream.
      mockEndpoint(conversation.followAnswer, [
        { content: '一种约', id: 'a1' },
        { content: '定。', done: true },
      ] as never),
    )
    const controller = await open({ ...member, id: '7' })
    await idle(controller)
    expect(contents(controller)).toEqual(['什么是锁？', '一种约定。'])
  })

  it('ignores a late response to a load that began before the question', async () => {
    const content = [
      { id: 'q1', role: 'user' as const, content: '什么是锁？' },
      { id: 'a1', role: 'assistant' as const, content: '一种约定。' },
    ]
    const slow = Promise.withResolvers<void>()
    const answered = vi.fn(() => buildConversation({ id: '7', content }))
    server.use(
      mockEndpoint(conversation.getConversation, answered),
      mockEndpoint(conversation.chat, async () => {
        await slow.promise
        return { content: '读锁可以共享。', id: 'a2', done: true }
      }),
    )
    const controller = await open({ ...member, id: '7' })
    controller.load()
    controller.ask('读写锁呢？')
    await vi.waitFor(() => expect(answered).toHaveBeenCalledTimes(2))
    // The response has been read by then.
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(controller.getState().phase).toBe('waiting')
    expect(controller.ask('再问一次')).toBe(false)
    slow.resolve()
    await idle(controller)
    expect(contents(controller).slice(2)).toEqual(['读写锁呢？', '读锁可以共享。'])
  })

  it('loads the end of an answer after an interrupted stream', async () => {
    const whole = [
      { id: 'q1', role: 'user' as const, content: '什么是锁？' },
      { id: 'a9', role: 'assistant' as const, content: '一种约定。' },
    ]
    server.use(
      mockEndpoint(conversation.createConversation, buildConversation({ id: '7' })),
      streamAnswer(['一种'], { end: null }),
      mockEndpoint(conversation.getConversation, buildConversation({ id: '7', content: whole })),
    )
    const controller = await open(member)
    controller.ask('什么是锁？')
    await vi.waitFor(() => expect(contents(controller)).toEqual(['什么是锁？', '一种约定。']), 3000)
    expect(controller.getState().phase).toBe('idle')
  })

  it('sends the last known turn, so that turns of other devices are not deleted', async () => {
    const content = [
      { id: 'q1', role: 'user' as const, content: '什么是锁？' },
      { id: 'a1', role: 'assistant' as const, content: '一种约定。' },
    ]
    const asked = vi.fn()
    server.use(
      mockEndpoint(conversation.getConversation, buildConversation({ id: '7', content })),
      mockEndpoint(conversation.chat, ({ body }) => {
        asked(body)
        return { content: '好', id: 'a2', done: true }
      }),
    )
    const controller = await open({ ...member, id: '7' })
    controller.askAgain('q1', '什么是读写锁？')
    await idle(controller)
    expect(asked.mock.lastCall?.[0]).toMatchObject({
      lastTurnId: 'a1',
      messages: [{ id: 'q1', content: '什么是读写锁？' }],
    })
  })

  it('reports a missing conversation, and shows the stored copy when the server is unreachable', async () => {
    server.use(mockFailure(conversation.getConversation, 404, '对话不存在'))
    expect((await open({ ...member, id: '7' })).getState().blocker).toBe('missing')
    server.use(mockNetworkError(conversation.getConversation))
    expect((await open({ ...member, id: '7' })).getState().blocker).toBe('unreachable')
    const local = (await open()).getState().conversation
    writeConversation(createStore(), '12', {
      ...local,
      id: '7',
      turns: [{ id: 'q1', role: 'user', content: '在吗？' }],
    })
    const controller = await open({ ...member, id: '7' })
    expect([controller.getState().blocker, contents(controller)]).toEqual([undefined, ['在吗？']])
  })

  it('is blocked when signed out', async () => {
    expect((await open({ id: '7' })).getState().blocker).toBe('signed-out')
  })
})
