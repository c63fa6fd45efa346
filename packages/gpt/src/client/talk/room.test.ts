import { contract } from '@mozhan/api-client/contract'
import { mockEndpoint, mockFailure, mockNetworkError } from '@mozhan/api-client/mocks'
import { createStore } from 'jotai/vanilla'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { contents, idle, OWN, open, server } from '../../testing/room.ts'
import { streamAnswer } from '../../testing/stream.ts'
import { readTalk, writeTalk } from './kept-here.ts'

const { conversation } = contract

afterEach(server.reset)

describe('a visitor', () => {
  it('is answered, and this browser keeps it', async () => {
    server.use(streamAnswer(['一种', '约定。']))
    const room = await open()
    expect(room.ask('什么是锁？')).toBe(true)
    expect(room.ask('太快了')).toBe(false)
    await idle(room)
    expect(contents(room)).toEqual(['什么是锁？', '一种约定。'])
    expect(readTalk('visitor', OWN)).toMatchObject({ title: '什么是锁？', turns: { length: 2 } })
  })

  it('sends everything that was said, and what it is about', async () => {
    const asked = vi.fn()
    server.use(
      mockEndpoint(conversation.chat, ({ body }) => {
        asked(body)
        return { content: '好', id: `a${asked.mock.calls.length}`, done: true }
      }),
    )
    const room = await open({ topic: { id: '9' } })
    room.ask('一')
    await idle(room)
    room.ask('二')
    await idle(room)
    expect(asked.mock.lastCall?.[0]).toMatchObject({
      articleId: '9',
      messages: [{ content: '一' }, { content: '好' }, { content: '二', id: 'q3' }],
    })
    expect(asked.mock.lastCall?.[0].sessionId).toBeUndefined()
  })

  it('goes on in one tab with what was said in another', async () => {
    server.use(streamAnswer(['好。']))
    const here = await open()
    const there = await open({ createId: () => 'there' })
    here.ask('一')
    await idle(here)
    there.ask('二')
    await idle(there)
    expect(contents(there)).toEqual(['一', '好。', '二', '好。'])
    // The page of the first tab goes, and leaves alone what it has nothing new for.
    here.save()
    here.follow()
    expect(contents(here)).toEqual(contents(there))
    expect(readTalk('visitor', OWN)?.turns).toHaveLength(4)
    // An older one that was written over it gives way.
    const { talk } = there.getState()
    const older = { ...talk, turns: talk.turns.slice(0, 2), updateDate: '2020-01-01T00:00:00.000Z' }
    writeTalk(createStore(), 'visitor', older)
    there.save()
    expect(readTalk('visitor', OWN)?.turns).toHaveLength(4)
  })

  it('gets a refused question back', async () => {
    server.use(mockFailure(conversation.chat, 429, '问得太快了'))
    const room = await open()
    room.ask('什么是锁？')
    await idle(room)
    expect(room.getState()).toMatchObject({ failure: '问得太快了', returned: '什么是锁？' })
    expect(contents(room)).toEqual([])
    expect(readTalk('visitor', OWN)).toBeUndefined()
  })

  it('keeps a question that did not get through, and asks it again', async () => {
    server.use(mockNetworkError(conversation.chat))
    const room = await open()
    room.ask('什么是锁？')
    await idle(room)
    expect(contents(room)).toEqual(['什么是锁？'])
    server.use(streamAnswer(['约定。']))
    room.retry()
    await idle(room)
    expect(contents(room)).toEqual(['什么是锁？', '约定。'])
  })

  it('is offered to ask once more only where that may help', async () => {
    server.use(streamAnswer(['约定。']))
    const room = await open()
    room.ask('什么是锁？')
    await idle(room)
    server.use(mockFailure(conversation.chat, 429, '问得太快了'))
    room.retry()
    await idle(room)
    expect(room.getState()).toMatchObject({ failure: '问得太快了', canRetry: true })
    server.use(mockFailure(conversation.chat, 999, '问题太长，请缩短后再问'))
    room.retry()
    await idle(room)
    expect(room.getState()).toMatchObject({ failure: '问题太长，请缩短后再问', canRetry: false })
    room.askAgain('q1', '锁？')
    expect(room.getState().canRetry).toBe(true)
    await idle(room)
  })

  it('keeps what had come when a stream breaks off', async () => {
    server.use(streamAnswer(['一种', '约'], { end: null }))
    const room = await open()
    room.ask('什么是锁？')
    await idle(room)
    expect(room.getState().talk.turns[1]).toMatchObject({ content: '一种约', status: 'failed' })
  })

  it('finds after a reload what had come, as broken off', async () => {
    const never = new Promise<void>(() => {})
    server.use(streamAnswer(['一种', '约定'], { gate: { after: 1, opened: never } }))
    const before = await open()
    before.ask('什么是锁？')
    await vi.waitFor(() => expect(contents(before)).toEqual(['什么是锁？', '一种']))
    before.save()
    const after = await open()
    expect(after.getState().talk.turns[1]).toMatchObject({ content: '一种', status: 'failed' })
    before.stop()
    await idle(before)
    expect(before.getState().talk.turns[1]).toMatchObject({ content: '一种', status: 'stopped' })
  })
})
