import { describe, expect, it } from 'vitest'
import { open, send, setup } from './testing-setup.ts'

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

  it('follow the server at once where nothing was typed since, and keep the old one at hand', async () => {
    const { world, here, there } = setup()
    const one = await open(world, here)
    one.journal.edit('旧')
    await send(world)
    world.closeTab(one.tab, 'leave')
    const two = await open(world, there)
    expect(two.look()).toMatchObject({ content: '旧', restored: { origin: 'elsewhere' } })
    two.journal.edit('新')
    await send(world)
    const { journal, store } = world.openTab(here)
    const states = new Set<string>()
    store.sub(journal.snapshotAtom, () => states.add(journal.getSnapshot().state))
    await world.pump(500)
    expect(journal.getSnapshot()).toMatchObject({
      state: 'saved',
      content: '新',
      earlier: [{ content: '旧' }],
    })
    expect([...states]).not.toContain('conflict')
  })

  it('of the server are shown before they are put down: what is typed goes on from what is seen', async () => {
    const { world, here, there } = setup()
    const one = await open(world, here)
    one.journal.edit('旧')
    await send(world)
    const { journal } = world.openTab(there)
    const isPutDown = () => [...there.main.values()].some((kept) => kept.includes('旧'))
    while (!isPutDown()) await world.pump(1)
    expect(journal.getSnapshot().content).toBe('旧')
  })

  it('do not come of an editor that says what it was given', async () => {
    const { world, here, there } = setup()
    const one = await open(world, here)
    one.journal.edit('旧')
    await send(world)
    const two = await open(world, there)
    two.journal.edit(two.look().content)
    await send(world)
    one.journal.edit('旧和新')
    await send(world)
    expect(one.look()).toMatchObject({ state: 'saved', conflict: undefined })
    expect(world.drafts.get('a')?.content).toBe('旧和新')
  })

  it('are looked for again when a page comes back', async () => {
    const { world, here, there } = setup()
    const one = await open(world, here)
    one.journal.edit('要发布的')
    await send(world)
    const two = await open(world, there)
    void two.journal.published('要发布的')
    await world.pump(500)
    void one.journal.resume()
    await world.pump(500)
    expect(one.look()).toMatchObject({ state: 'idle', content: '' })
  })

  it('do not lose what another machine wrote to one that publishes an old text', async () => {
    const { world, here, there } = setup()
    const one = await open(world, here)
    one.journal.edit('旧')
    await send(world)
    const two = await open(world, there)
    two.journal.edit('旧和新')
    await send(world)
    void one.journal.published('旧')
    await world.pump(500)
    expect(world.drafts.get('a')?.content).toBe('旧和新')
  })
})
