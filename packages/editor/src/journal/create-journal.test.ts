import { describe, expect, it } from 'vitest'
import { VISITOR } from './keys.ts'
import { RETRY_AFTER_MS } from './testing-errors.ts'
import { open, send, setup } from './testing-setup.ts'

describe('journal state', () => {
  it('is idle, then local, then saved', async () => {
    const { simulation, here } = setup()
    const { journal, look } = await open(simulation, here)
    expect(look().state).toBe('idle')
    journal.edit('一')
    expect(look()).toMatchObject({ state: 'local', content: '一', isStored: true })
    await send(simulation)
    expect(look().state).toBe('saved')
    expect(simulation.drafts.get('a')?.content).toBe('一')
    journal.edit('一二')
    expect(look().state).toBe('local')
  })

  it('is unsaved if neither store nor server accepts the text', async () => {
    const { simulation, here } = setup()
    const { journal, look } = await open(simulation, here)
    Object.assign(here, { isMainBroken: true, isMirrorFull: true, isOnline: false })
    journal.edit('一')
    expect(look()).toMatchObject({ state: 'dirty', isStored: false })
    await send(simulation)
    expect(look()).toMatchObject({ state: 'unsaved', isStored: false })
    here.isOnline = true
    void journal.resume()
    await simulation.pump(500)
    expect(look().state).toBe('saved')
  })

  it('becomes local as soon as a store accepts the text again', async () => {
    const { simulation, here } = setup()
    const { journal, look } = await open(simulation, here)
    Object.assign(here, { isMainBroken: true, isMirrorFull: true, isOnline: false })
    journal.edit('一')
    await send(simulation)
    expect(look().state).toBe('unsaved')
    here.isMainBroken = false
    await simulation.advance(1000)
    await simulation.pump(500)
    expect(look().state).toBe('local')
  })

  it('stays local without a session, and is sent after the next sign-in', async () => {
    const { simulation, here } = setup()
    const { journal, look } = await open(simulation, here)
    here.isExpired = true
    journal.edit('一')
    await send(simulation)
    expect(look()).toMatchObject({ state: 'local', isPaused: true })
    here.isExpired = false
    void journal.resume()
    await simulation.pump(500)
    expect(look()).toMatchObject({ state: 'saved', isPaused: false })
  })

  it('sends nothing for as long as the server demands with 429, and sends the text afterwards', async () => {
    const { simulation, here } = setup()
    const { journal, look } = await open(simulation, here)
    here.refusal = 429
    journal.edit('一')
    await send(simulation)
    expect(look()).toMatchObject({ state: 'local', isStored: true })
    here.refusal = undefined
    journal.edit('一二')
    await send(simulation)
    void journal.flush()
    void journal.resume()
    await simulation.pump(500)
    expect(look()).toMatchObject({ state: 'local', isStored: true })
    expect(simulation.accepted.size).toBe(0)
    await simulation.advance(RETRY_AFTER_MS)
    await simulation.pump(500)
    expect(look().state).toBe('saved')
    expect([...simulation.accepted.values()].flat()).toEqual(['一二'])
  })
})

describe('journal of a closed page', () => {
  it('restores the text with the caret', async () => {
    const { simulation, here } = setup()
    const first = await open(simulation, here)
    first.journal.edit('写了一半', { from: 2, to: 2, scroll: 40 })
    simulation.closeTab(first.tab, 'leave')
    const { look } = await open(simulation, here)
    expect(look()).toMatchObject({
      content: '写了一半',
      position: { from: 2, to: 2, scroll: 40 },
      restored: { origin: 'here' },
    })
  })

  it('discards the text here and on the server, and can restore it', async () => {
    const { simulation, here } = setup()
    const { journal, look } = await open(simulation, here)
    journal.edit('不要了')
    await send(simulation)
    void journal.discard()
    await simulation.pump(500)
    expect(look()).toMatchObject({ state: 'idle', content: '' })
    expect(simulation.drafts.size).toBe(0)
    const [version] = look().earlier
    expect(version?.content).toBe('不要了')
    if (version) void journal.restore(version)
    await simulation.pump(500)
    expect(look()).toMatchObject({ content: '不要了', earlier: [] })
  })

  it('removes a published text everywhere, also if the server responds later', async () => {
    const { simulation, here } = setup()
    const first = await open(simulation, here)
    first.journal.edit('发布')
    await send(simulation)
    here.isOnline = false
    void first.journal.published('发布')
    await simulation.pump(500)
    expect(first.look()).toMatchObject({ state: 'idle', content: '', earlier: [] })
    simulation.closeTab(first.tab, 'crash')
    here.isOnline = true
    const { look } = await open(simulation, here)
    expect(look()).toMatchObject({ state: 'idle', content: '' })
    expect(simulation.drafts.size).toBe(0)
  })

  it('continues with what was typed during the publication', async () => {
    const { simulation, here } = setup()
    const { journal, look } = await open(simulation, here)
    journal.edit('第一句。')
    await send(simulation)
    journal.edit('第一句。 第二句')
    let closed = 0
    const close = () => closed++
    void journal.published('第一句。', close)
    expect(look().content).toBe('第二句')
    await send(simulation)
    expect(look()).toMatchObject({ content: '第二句', conflict: undefined })
    expect([...simulation.drafts.values()].map(({ content }) => content)).toEqual(['第二句'])
    expect(closed).toBe(0)
    void journal.published('第二句', close)
    expect(closed).toBe(1)
    await simulation.pump(500)
    expect(look()).toMatchObject({ state: 'idle', content: '' })
    expect(simulation.drafts.size).toBe(0)
  })

  it('keeps a text that replaced the published one meanwhile', async () => {
    const { simulation, here } = setup()
    const first = await open(simulation, here)
    first.journal.edit('旧的')
    first.journal.edit('新的')
    void first.journal.published('旧的')
    simulation.closeTab(first.tab, 'crash')
    const { look } = await open(simulation, here)
    expect(look()).toMatchObject({ content: '新的' })
  })

  it('does not show the text to another account', async () => {
    const { simulation, here } = setup()
    const first = await open(simulation, here)
    first.journal.edit('甲的')
    simulation.closeTab(first.tab, 'leave')
    here.owner = 'b'
    const other = await open(simulation, here)
    expect(other.look()).toMatchObject({ content: '', earlier: [], conflict: undefined })
    here.owner = 'a'
    expect((await open(simulation, here)).look().content).toBe('甲的')
  })

  it('moves a visitor’s text to the account that signs in, once', async () => {
    const { simulation, here } = setup(VISITOR)
    const first = await open(simulation, here)
    first.journal.edit('登录之前')
    simulation.closeTab(first.tab, 'leave')
    here.owner = 'a'
    expect((await open(simulation, here)).look().content).toBe('登录之前')
    here.owner = 'b'
    expect((await open(simulation, here)).look().content).toBe('')
    here.owner = VISITOR
    expect((await open(simulation, here)).look().content).toBe('')
  })

  it('leaves a moved text with its account while the visitor’s tab continues', async () => {
    const { simulation, here } = setup(VISITOR)
    const visitor = await open(simulation, here)
    visitor.journal.edit('登录之前')
    await send(simulation)
    Object.assign(here, { owner: 'a', isOnline: false })
    simulation.closeTab((await open(simulation, here)).tab, 'leave')
    visitor.journal.edit('旧页面里又写的')
    await send(simulation)
    const { look } = await open(simulation, here)
    const { mine, theirs } = look().conflict ?? {}
    expect([mine?.content, theirs?.content].sort()).toEqual(['旧页面里又写的', '登录之前'].sort())
  })

  it('moves no visitor’s text after an hour', async () => {
    const { simulation, here } = setup(VISITOR)
    const first = await open(simulation, here)
    first.journal.edit('上午的访客')
    simulation.closeTab(first.tab, 'leave')
    await simulation.advance(61 * 60_000)
    here.owner = 'a'
    expect((await open(simulation, here)).look().content).toBe('')
    here.owner = VISITOR
    expect((await open(simulation, here)).look().content).toBe('上午的访客')
  })
})
