import { contract } from '@mozhan/api-client/contract'
import { buildConversation } from '@mozhan/api-client/fixtures'
import { mockEndpoint, mockFailure, mockNetworkError } from '@mozhan/api-client/mocks'
import { createStore } from 'jotai/vanilla'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { contents, idle, OWN, open, server } from '../../testing/room.ts'
import { streamAnswer } from '../../testing/stream.ts'
import { readTalk, writeTalk } from './kept-here.ts'

const { conversation } = contract

afterEach(server.reset)

describe('a member', () => {
  const member = { owner: '12' }

  it('has the service keep a new conversation, and its address follows', async () => {
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
    const room = await open({ ...member, onMoved })
    room.ask('什么是锁？')
    await idle(room)
    expect(created).toHaveBeenCalledWith({ localId: OWN, title: '什么是锁？' })
    expect(asked.mock.lastCall?.[0]).toMatchObject({ sessionId: '7', messages: { length: 1 } })
    expect(onMoved).toHaveBeenCalledWith(OWN, '7')
    expect([readTalk('12', OWN), readTalk('12', '7')?.turns.length]).toEqual([undefined, 2])
  })

  it('goes on reading an answer that is being written', async () => {
    const content = [
      { id: 'q1', role: 'user' as const, content: '什么是锁？' },
      { id: 'a1', role: 'assistant' as const, content: '一种', status: 'running' as const },
    ]
    server.use(
      mockEndpoint(conversation.getConversation, buildConversation({ id: '7', content })),
      // The pieces of a stream, as the mocks send them.
      mockEndpoint(conversation.followAnswer, [
        { content: '一种约', id: 'a1' },
        { content: '定。', done: true },
      ] as never),
    )
    const room = await open({ ...member, id: '7' })
    await idle(room)
    expect(contents(room)).toEqual(['什么是锁？', '一种约定。'])
  })

  it('that asks at once is not told by a late answer how things stood before', async () => {
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
    const room = await open({ ...member, id: '7' })
    room.load()
    room.ask('读写锁呢？')
    await vi.waitFor(() => expect(answered).toHaveBeenCalledTimes(2))
    // The answer is read by then.
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(room.getState().phase).toBe('waiting')
    expect(room.ask('再问一次')).toBe(false)
    slow.resolve()
    await idle(room)
    expect(contents(room).slice(2)).toEqual(['读写锁呢？', '读锁可以共享。'])
  })

  it('finds the end of an answer whose stream broke', async () => {
    const whole = [
      { id: 'q1', role: 'user' as const, content: '什么是锁？' },
      { id: 'a9', role: 'assistant' as const, content: '一种约定。' },
    ]
    server.use(
      mockEndpoint(conversation.createConversation, buildConversation({ id: '7' })),
      streamAnswer(['一种'], { end: null }),
      mockEndpoint(conversation.getConversation, buildConversation({ id: '7', content: whole })),
    )
    const room = await open(member)
    room.ask('什么是锁？')
    await vi.waitFor(() => expect(contents(room)).toEqual(['什么是锁？', '一种约定。']), 3000)
    expect(room.getState().phase).toBe('idle')
  })

  it('is not dropped what was said elsewhere: the last turn in sight goes along', async () => {
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
    const room = await open({ ...member, id: '7' })
    room.askAgain('q1', '什么是读写锁？')
    await idle(room)
    expect(asked.mock.lastCall?.[0]).toMatchObject({
      lastTurnId: 'a1',
      messages: [{ id: 'q1', content: '什么是读写锁？' }],
    })
  })

  it('is told where there is no such conversation, and sees the own copy where nothing answers', async () => {
    server.use(mockFailure(conversation.getConversation, 404, '对话不存在'))
    expect((await open({ ...member, id: '7' })).getState().obstacle).toBe('missing')
    server.use(mockNetworkError(conversation.getConversation))
    expect((await open({ ...member, id: '7' })).getState().obstacle).toBe('unreachable')
    const talk = (await open()).getState().talk
    writeTalk(createStore(), '12', {
      ...talk,
      id: '7',
      turns: [{ id: 'q1', role: 'user', content: '在吗？' }],
    })
    const room = await open({ ...member, id: '7' })
    expect([room.getState().obstacle, contents(room)]).toEqual([undefined, ['在吗？']])
  })

  it('that is not signed in is asked to', async () => {
    expect((await open({ id: '7' })).getState().obstacle).toBe('signed-out')
  })
})
