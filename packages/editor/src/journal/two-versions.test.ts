import { describe, expect, it } from 'vitest'
import { open, send, setup } from './testing-setup.ts'

describe('two versions', () => {
  it('of two devices are both available until the user chooses', async () => {
    const { simulation, here, there } = setup()
    const mine = await open(simulation, here)
    const theirs = await open(simulation, there)
    mine.journal.edit('这里')
    await send(simulation)
    there.isOnline = true
    theirs.journal.edit('那里')
    await send(simulation)
    expect(theirs.look()).toMatchObject({
      state: 'conflict',
      conflict: { mine: { content: '那里' }, theirs: { content: '这里', origin: 'elsewhere' } },
    })
    expect(simulation.drafts.get('a')?.content).toBe('这里')
    void theirs.journal.resolve('mine')
    await simulation.pump(500)
    await send(simulation)
    expect(theirs.look()).toMatchObject({ state: 'saved', earlier: [{ content: '这里' }] })
    expect(simulation.drafts.get('a')?.content).toBe('那里')
  })

  it('survive a crash before the user chooses', async () => {
    const { simulation, here, there } = setup()
    const mine = await open(simulation, here)
    const theirs = await open(simulation, there)
    mine.journal.edit('这里')
    await send(simulation)
    theirs.journal.edit('那里')
    await send(simulation)
    simulation.closeTab(theirs.tab, 'crash')
    const again = await open(simulation, there)
    expect(again.look()).toMatchObject({
      state: 'conflict',
      conflict: { mine: { content: '那里' }, theirs: { content: '这里' } },
    })
  })

  it('of two tabs are detected', async () => {
    const { simulation, here } = setup()
    const one = await open(simulation, here)
    const two = await open(simulation, here)
    one.journal.edit('左')
    two.journal.edit('右')
    await simulation.advance(400)
    await simulation.pump(500)
    expect(one.look().conflict).toMatchObject({ theirs: { content: '右', origin: 'here' } })
    expect(two.look().conflict).toMatchObject({ theirs: { content: '左', origin: 'here' } })
    void two.journal.resolve('theirs')
    await simulation.pump(500)
    expect(two.look()).toMatchObject({ content: '左', conflict: undefined })
    expect(one.look()).toMatchObject({ content: '左', conflict: undefined })
  })

  it('do not arise in a tab without changes', async () => {
    const { simulation, here } = setup()
    const one = await open(simulation, here)
    const two = await open(simulation, here)
    one.journal.edit('写')
    await simulation.advance(400)
    await simulation.pump(500)
    expect(two.look()).toMatchObject({ content: '写', replacementCount: 1, state: 'local' })
  })

  it('do not arise from a lost response', async () => {
    const { simulation, here } = setup()
    const { journal, look } = await open(simulation, here)
    simulation.lossRate = 1
    journal.edit('一')
    await send(simulation)
    simulation.lossRate = 0
    journal.edit('一二')
    await simulation.advance(10_000)
    await simulation.pump(500)
    expect(look()).toMatchObject({ state: 'saved', conflict: undefined })
    expect(simulation.drafts.get('a')?.content).toBe('一二')
  })

  it('do not arise without local changes: the server version is shown and the old one becomes an earlier version', async () => {
    const { simulation, here, there } = setup()
    const one = await open(simulation, here)
    one.journal.edit('旧')
    await send(simulation)
    simulation.closeTab(one.tab, 'leave')
    const two = await open(simulation, there)
    expect(two.look()).toMatchObject({ content: '旧', restored: { origin: 'elsewhere' } })
    two.journal.edit('新')
    await send(simulation)
    const { journal, store } = simulation.openTab(here)
    const states = new Set<string>()
    store.sub(journal.snapshotAtom, () => states.add(journal.getSnapshot().state))
    await simulation.pump(500)
    expect(journal.getSnapshot()).toMatchObject({
      state: 'saved',
      content: '新',
      earlier: [{ content: '旧' }],
    })
    expect([...states]).not.toContain('conflict')
  })

  it('do not arise from typing before the server version is stored', async () => {
    const { simulation, here, there } = setup()
    const one = await open(simulation, here)
    one.journal.edit('旧')
    await send(simulation)
    const { journal } = simulation.openTab(there)
    const isWritten = () => [...there.main.values()].some((value) => value.includes('旧'))
    while (!isWritten()) await simulation.pump(1)
    expect(journal.getSnapshot().content).toBe('旧')
  })

  it('do not arise from an editor that reports the text it was given', async () => {
    const { simulation, here, there } = setup()
    const one = await open(simulation, here)
    one.journal.edit('旧')
    await send(simulation)
    const two = await open(simulation, there)
    two.journal.edit(two.look().content)
    await send(simulation)
    one.journal.edit('旧和新')
    await send(simulation)
    expect(one.look()).toMatchObject({ state: 'saved', conflict: undefined })
    expect(simulation.drafts.get('a')?.content).toBe('旧和新')
  })

  it('do not arise after a resume that finds the text published', async () => {
    const { simulation, here, there } = setup()
    const one = await open(simulation, here)
    one.journal.edit('要发布的')
    await send(simulation)
    const two = await open(simulation, there)
    void two.journal.published('要发布的')
    await simulation.pump(500)
    void one.journal.resume()
    await simulation.pump(500)
    expect(one.look()).toMatchObject({ state: 'idle', content: '' })
  })

  it('do not let a device that publishes an old text remove a newer draft', async () => {
    const { simulation, here, there } = setup()
    const one = await open(simulation, here)
    one.journal.edit('旧')
    await send(simulation)
    const two = await open(simulation, there)
    two.journal.edit('旧和新')
    await send(simulation)
    void one.journal.published('旧')
    await simulation.pump(500)
    expect(simulation.drafts.get('a')?.content).toBe('旧和新')
  })
})
