import { describe, expect, it } from 'vitest'
import { VISITOR } from './keys.ts'
import { createWorld, type Device, type World } from './testing-world.ts'

/** A world whose answers are never lost, with `a` signed in on both machines. */
function setup(owner = 'a') {
  const world = createWorld(1, { loses: 0 })
  const [here, there] = world.devices
  if (!here || !there) throw new Error('a world has two machines')
  here.owner = owner
  there.owner = owner
  return { world, here, there }
}

async function open(world: World, device: Device) {
  const tab = world.openTab(device)
  await world.pump(500)
  return { tab, journal: tab.journal, look: () => tab.journal.getSnapshot() }
}

const send = async (world: World) => {
  await world.advance(4000)
  await world.pump(500)
}

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
    void first.journal.published()
    await world.pump(500)
    expect(first.look()).toMatchObject({ state: 'idle', content: '', earlier: [] })
    world.closeTab(first.tab, 'crash')
    here.isOnline = true
    const { look } = await open(world, here)
    expect(look()).toMatchObject({ state: 'idle', content: '' })
    expect(world.drafts.size).toBe(0)
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

describe('two versions', () => {
  it('of two machines are both there until one is chosen, and the other after that', async () => {
    const { world, here, there } = setup()
    const mine = await open(world, here)
    const theirs = await open(world, there)
    mine.journal.edit('这里')
    await send(world)
    there.isOnline = true
    theirs.journal.edit('那里')
    await send(world)
    expect(theirs.look()).toMatchObject({
      state: 'conflict',
      conflict: { mine: { content: '那里' }, theirs: { content: '这里', origin: 'elsewhere' } },
    })
    expect(world.drafts.get('a')?.content).toBe('这里')
    void theirs.journal.resolve('mine')
    await world.pump(500)
    await send(world)
    expect(theirs.look()).toMatchObject({ state: 'saved', earlier: [{ content: '这里' }] })
    expect(world.drafts.get('a')?.content).toBe('那里')
  })

  it('survive a crash while they wait', async () => {
    const { world, here, there } = setup()
    const mine = await open(world, here)
    const theirs = await open(world, there)
    mine.journal.edit('这里')
    await send(world)
    theirs.journal.edit('那里')
    await send(world)
    world.closeTab(theirs.tab, 'crash')
    const again = await open(world, there)
    expect(again.look()).toMatchObject({
      state: 'conflict',
      conflict: { mine: { content: '那里' }, theirs: { content: '这里' } },
    })
  })

  it('of two tabs are noticed', async () => {
    const { world, here } = setup()
    const one = await open(world, here)
    const two = await open(world, here)
    one.journal.edit('左')
    two.journal.edit('右')
    await world.advance(400)
    await world.pump(500)
    expect(one.look().conflict).toMatchObject({ theirs: { content: '右', origin: 'here' } })
    expect(two.look().conflict).toMatchObject({ theirs: { content: '左', origin: 'here' } })
    void two.journal.resolve('theirs')
    await world.pump(500)
    expect(two.look()).toMatchObject({ content: '左', conflict: undefined })
    expect(one.look()).toMatchObject({ content: '左', conflict: undefined })
  })

  it('are one where a tab has only been reading', async () => {
    const { world, here } = setup()
    const one = await open(world, here)
    const two = await open(world, here)
    one.journal.edit('写')
    await world.advance(400)
    await world.pump(500)
    expect(two.look()).toMatchObject({ content: '写', version: 1, state: 'local' })
  })

  it('are none when only an answer was lost', async () => {
    const { world, here } = setup()
    const { journal, look } = await open(world, here)
    world.loses = 1
    journal.edit('一')
    await send(world)
    world.loses = 0
    journal.edit('一二')
    await world.advance(10_000)
    await world.pump(500)
    expect(look()).toMatchObject({ state: 'saved', conflict: undefined })
    expect(world.drafts.get('a')?.content).toBe('一二')
  })

  it('follow the server where nothing was typed since, and keep the old one at hand', async () => {
    const { world, here, there } = setup()
    const one = await open(world, here)
    one.journal.edit('旧')
    await send(world)
    world.closeTab(one.tab, 'leave')
    const two = await open(world, there)
    expect(two.look()).toMatchObject({ content: '旧', restored: { origin: 'elsewhere' } })
    two.journal.edit('新')
    await send(world)
    const again = await open(world, here)
    expect(again.look()).toMatchObject({
      state: 'saved',
      content: '新',
      earlier: [{ content: '旧' }],
    })
  })

  it('do not lose what another machine wrote to one that publishes an old text', async () => {
    const { world, here, there } = setup()
    const one = await open(world, here)
    one.journal.edit('旧')
    await send(world)
    const two = await open(world, there)
    two.journal.edit('旧和新')
    await send(world)
    void one.journal.published()
    await world.pump(500)
    expect(world.drafts.get('a')?.content).toBe('旧和新')
  })
})
