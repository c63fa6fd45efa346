import { describe, expect, it } from 'vitest'
import { VISITOR } from './keys.ts'
import { REST_MS } from './testing-errors.ts'
import { open, send, setup } from './testing-setup.ts'

describe('the state of a text', () => {
  it('is idle, then kept here, then kept by the server', async () => {
    const { world, here } = setup()
    const { journal, look } = await open(world, here)
    expect(look().state).toBe('idle')
    journal.edit('一')
    expect(look()).toMatchObject({ state: 'local', content: '一', isKept: true })
    await send(world)
    expect(look().state).toBe('saved')
    expect(world.drafts.get('a')?.content).toBe('一')
    journal.edit('一二')
    expect(look().state).toBe('local')
  })

  it('is unsaved when neither store nor server takes it, and says so', async () => {
    const { world, here } = setup()
    const { journal, look } = await open(world, here)
    Object.assign(here, { isMainBroken: true, isMirrorFull: true, isOnline: false })
    journal.edit('一')
    expect(look()).toMatchObject({ state: 'dirty', isKept: false })
    await send(world)
    expect(look()).toMatchObject({ state: 'unsaved', isKept: false })
    here.isOnline = true
    void journal.resume()
    await world.pump(500)
    expect(look().state).toBe('saved')
  })

  it('is kept by itself as soon as a store takes it again', async () => {
    const { world, here } = setup()
    const { journal, look } = await open(world, here)
    Object.assign(here, { isMainBroken: true, isMirrorFull: true, isOnline: false })
    journal.edit('一')
    await send(world)
    expect(look().state).toBe('unsaved')
    here.isMainBroken = false
    await world.advance(1000)
    await world.pump(500)
    expect(look().state).toBe('local')
  })

  it('stays local without a session, and goes on when there is one again', async () => {
    const { world, here } = setup()
    const { journal, look } = await open(world, here)
    here.isExpired = true
    journal.edit('一')
    await send(world)
    expect(look()).toMatchObject({ state: 'local', isPaused: true })
    here.isExpired = false
    void journal.resume()
    await world.pump(500)
    expect(look()).toMatchObject({ state: 'saved', isPaused: false })
  })

  it('stays local while the server asks to be left alone, whatever is typed, and is sent after that', async () => {
    const { world, here } = setup()
    const { journal, look } = await open(world, here)
    here.refusal = 429
    journal.edit('一')
    await send(world)
    expect(look()).toMatchObject({ state: 'local', isKept: true })
    here.refusal = undefined
    journal.edit('一二')
    await send(world)
    void journal.flush()
    void journal.resume()
    await world.pump(500)
    expect(look()).toMatchObject({ state: 'local', isKept: true })
    expect(world.accepted.size).toBe(0)
    await world.advance(REST_MS)
    await world.pump(500)
    expect(look().state).toBe('saved')
    expect([...world.accepted.values()].flat()).toEqual(['一二'])
  })
})

describe('a text that was left', () => {
  it('is there again with the caret', async () => {
    const { world, here } = setup()
    const first = await open(world, here)
    first.journal.edit('写了一半', { from: 2, to: 2, scroll: 40 })
    world.closeTab(first.tab, 'leave')
    const { look } = await open(world, here)
    expect(look()).toMatchObject({
      content: '写了一半',
      place: { from: 2, to: 2, scroll: 40 },
      restored: { origin: 'here' },
    })
  })

  it('is given up on request, here and on the server, and can be had back', async () => {
    const { world, here } = setup()
    const { journal, look } = await open(world, here)
    journal.edit('不要了')
    await send(world)
    void journal.discard()
    await world.pump(500)
    expect(look()).toMatchObject({ state: 'idle', content: '' })
    expect(world.drafts.size).toBe(0)
    const [version] = look().earlier
    expect(version?.content).toBe('不要了')
    if (version) void journal.restore(version)
    await world.pump(500)
    expect(look()).toMatchObject({ content: '不要了', earlier: [] })
  })

  it('is forgotten everywhere once it was published, also when the server answers later', async () => {
    const { world, here } = setup()
    const first = await open(world, here)
    first.journal.edit('发布')
    await send(world)
    here.isOnline = false
    void first.journal.published('发布')
    await world.pump(500)
    expect(first.look()).toMatchObject({ state: 'idle', content: '', earlier: [] })
    world.closeTab(first.tab, 'crash')
    here.isOnline = true
    const { look } = await open(world, here)
    expect(look()).toMatchObject({ state: 'idle', content: '' })
    expect(world.drafts.size).toBe(0)
  })

  it('goes on with what was typed while it was published', async () => {
    const { world, here } = setup()
    const { journal, look } = await open(world, here)
    journal.edit('第一句。')
    await send(world)
    journal.edit('第一句。 第二句')
    let closed = 0
    const close = () => closed++
    void journal.published('第一句。', close)
    expect(look().content).toBe('第二句')
    await send(world)
    expect(look()).toMatchObject({ content: '第二句', conflict: undefined })
    expect([...world.drafts.values()].map(({ content }) => content)).toEqual(['第二句'])
    expect(closed).toBe(0)
    void journal.published('第二句', close)
    expect(closed).toBe(1)
    await world.pump(500)
    expect(look()).toMatchObject({ state: 'idle', content: '' })
    expect(world.drafts.size).toBe(0)
  })

  it('keeps what replaced a text while that was published', async () => {
    const { world, here } = setup()
    const first = await open(world, here)
    first.journal.edit('旧的')
    first.journal.edit('新的')
    void first.journal.published('旧的')
    world.closeTab(first.tab, 'crash')
    const { look } = await open(world, here)
    expect(look()).toMatchObject({ content: '新的' })
  })

  it('is not shown to another account', async () => {
    const { world, here } = setup()
    const first = await open(world, here)
    first.journal.edit('甲的')
    world.closeTab(first.tab, 'leave')
    here.owner = 'b'
    const other = await open(world, here)
    expect(other.look()).toMatchObject({ content: '', earlier: [], conflict: undefined })
    here.owner = 'a'
    expect((await open(world, here)).look().content).toBe('甲的')
  })

  it('of a visitor waits for the one who signs in, once', async () => {
    const { world, here } = setup(VISITOR)
    const first = await open(world, here)
    first.journal.edit('登录之前')
    world.closeTab(first.tab, 'leave')
    here.owner = 'a'
    expect((await open(world, here)).look().content).toBe('登录之前')
    here.owner = 'b'
    expect((await open(world, here)).look().content).toBe('')
    here.owner = VISITOR
    expect((await open(world, here)).look().content).toBe('')
  })

  it('of a visitor stays with who signed in, though its tab goes on with another one', async () => {
    const { world, here } = setup(VISITOR)
    const visitor = await open(world, here)
    visitor.journal.edit('登录之前')
    await send(world)
    Object.assign(here, { owner: 'a', isOnline: false })
    world.closeTab((await open(world, here)).tab, 'leave')
    visitor.journal.edit('旧页面里又写的')
    await send(world)
    const { look } = await open(world, here)
    const { mine, theirs } = look().conflict ?? {}
    expect([mine?.content, theirs?.content].sort()).toEqual(['旧页面里又写的', '登录之前'].sort())
  })

  it('of a visitor waits an hour at most', async () => {
    const { world, here } = setup(VISITOR)
    const first = await open(world, here)
    first.journal.edit('上午的访客')
    world.closeTab(first.tab, 'leave')
    await world.advance(61 * 60_000)
    here.owner = 'a'
    expect((await open(world, here)).look().content).toBe('')
    here.owner = VISITOR
    expect((await open(world, here)).look().content).toBe('上午的访客')
  })
})
