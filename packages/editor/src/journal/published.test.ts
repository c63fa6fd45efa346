import { describe, expect, it } from 'vitest'
import { open, send, setup } from './testing-setup.ts'

/** Two tabs of one device that edit the same published text. */
async function openTwo(current: string) {
  const { simulation, here, there } = setup('a', { isChange: true })
  simulation.current.set('a', current)
  const one = await open(simulation, here)
  const two = await open(simulation, here)
  return { simulation, here, there, one, two }
}

describe('text that one of two tabs publishes', () => {
  it('replaces the unchanged text of the other tab, which continues from it', async () => {
    const { simulation, one, two } = await openTwo('旧')
    one.journal.edit('旧，甲')
    await send(simulation)
    two.journal.edit('旧，甲乙')
    await send(simulation)
    simulation.publish(one.tab, '旧，甲乙')
    await send(simulation)
    expect(two.look()).toMatchObject({
      state: 'idle',
      content: '旧，甲乙',
      conflict: undefined,
      superseded: { origin: 'here' },
    })
    two.journal.edit('旧，甲乙丙')
    await send(simulation)
    simulation.publish(two.tab, '旧，甲乙丙')
    await send(simulation)
    expect(one.look()).toMatchObject({ state: 'idle', content: '旧，甲乙丙' })
    expect(simulation.current.get('a')).toBe('旧，甲乙丙')
    expect(simulation.drafts.size).toBe(0)
  })

  it('is shown in a tab without changes', async () => {
    const { simulation, one, two } = await openTwo('旧')
    one.journal.edit('新')
    simulation.publish(one.tab, '新')
    await send(simulation)
    expect(two.look()).toMatchObject({ state: 'idle', content: '新', replacementCount: 1 })
    expect(two.look().superseded).toBeDefined()
    two.journal.dismissRestored()
    expect(two.look().superseded).toBeUndefined()
  })

  it('conflicts with unsent changes of the other tab; choosing it makes those an earlier version', async () => {
    const { simulation, one, two } = await openTwo('旧')
    one.journal.edit('新')
    await send(simulation)
    two.journal.edit('新，还没有存的')
    simulation.publish(one.tab, '新')
    await send(simulation)
    expect(two.look()).toMatchObject({
      state: 'conflict',
      content: '新，还没有存的',
      conflict: { theirs: { content: '新', origin: 'here' } },
      superseded: { origin: 'here' },
    })
    void two.journal.resolve('theirs')
    await send(simulation)
    expect(two.look()).toMatchObject({
      state: 'idle',
      content: '新',
      earlier: [{ content: '新，还没有存的' }],
    })
  })

  it('becomes an earlier version if the other tab chooses its own text', async () => {
    const { simulation, one, two } = await openTwo('旧')
    two.journal.edit('乙的')
    one.journal.edit('甲的')
    simulation.publish(one.tab, '甲的')
    await send(simulation)
    expect(two.look().conflict).toMatchObject({ theirs: { content: '甲的' } })
    void two.journal.resolve('mine')
    await send(simulation)
    expect(two.look()).toMatchObject({
      state: 'saved',
      content: '乙的',
      conflict: undefined,
      earlier: [{ content: '甲的' }],
    })
  })

  it('is shown by a tab that was suspended', async () => {
    const { simulation, one, two, here } = await openTwo('旧')
    two.journal.close()
    one.journal.edit('新')
    simulation.publish(one.tab, '新')
    await simulation.pump(500)
    here.isOnline = false
    void two.journal.open()
    await simulation.pump(500)
    expect(two.look()).toMatchObject({ state: 'idle', content: '新' })
  })

  it('leaves no draft behind if the network is lost after publishing', async () => {
    const { simulation, here, one, two } = await openTwo('旧')
    one.journal.edit('新')
    await send(simulation)
    here.isOnline = false
    simulation.publish(one.tab, '新')
    await send(simulation)
    expect(two.look()).toMatchObject({ state: 'idle', content: '新' })
    expect(simulation.drafts.size).toBe(1)
    here.isOnline = true
    void two.journal.resume()
    await send(simulation)
    expect(simulation.drafts.size).toBe(0)
    expect(two.look()).toMatchObject({ state: 'idle', content: '新' })
  })

  it('does not remove a draft that another device has removed', async () => {
    const { simulation, here, one } = await openTwo('旧')
    one.journal.edit('新')
    await send(simulation)
    here.isOnline = false
    simulation.publish(one.tab, '新')
    await send(simulation)
    simulation.drafts.clear()
    here.isOnline = true
    void one.journal.resume()
    await send(simulation)
    expect(one.look()).toMatchObject({ state: 'idle', problem: undefined })
  })

  it('replaces the text of another device at its next load', async () => {
    const { simulation, there, one } = await openTwo('旧')
    one.journal.edit('新')
    await send(simulation)
    const far = await open(simulation, there)
    const withConflict = await open(simulation, there)
    expect(far.look().content).toBe('新')
    one.journal.edit('更新')
    simulation.publish(one.tab, '更新')
    await send(simulation)
    void far.journal.resume()
    await send(simulation)
    expect(far.look()).toMatchObject({
      state: 'idle',
      content: '更新',
      superseded: { origin: 'elsewhere' },
      earlier: [{ content: '新' }],
    })
    expect(withConflict.look()).toMatchObject({ state: 'idle', content: '更新' })
  })

  it('conflicts with unsent changes of another device', async () => {
    const { simulation, there, one } = await openTwo('旧')
    one.journal.edit('新')
    await send(simulation)
    const far = await open(simulation, there)
    there.isOnline = false
    far.journal.edit('新，那里的')
    await send(simulation)
    simulation.publish(one.tab, '新')
    await send(simulation)
    there.isOnline = true
    void far.journal.resume()
    await send(simulation)
    expect(far.look()).toMatchObject({
      state: 'conflict',
      content: '新，那里的',
      conflict: { theirs: { content: '新', origin: 'elsewhere' } },
    })
    void far.journal.resolve('mine')
    await send(simulation)
    void far.journal.resume()
    await send(simulation)
    expect(far.look()).toMatchObject({ state: 'saved', content: '新，那里的', conflict: undefined })
  })

  it('keeps unsent changes of another device if the text was deleted', async () => {
    const { simulation, there, one } = await openTwo('旧')
    one.journal.edit('新')
    await send(simulation)
    const far = await open(simulation, there)
    far.journal.edit('新，那里的')
    void one.journal.discard()
    simulation.current.delete('a')
    await send(simulation)
    void far.journal.resume()
    await send(simulation)
    expect(far.look()).toMatchObject({ state: 'saved', content: '新，那里的' })
  })

  it('leaves another device unchanged if its draft was only discarded', async () => {
    const { simulation, there, one } = await openTwo('旧')
    one.journal.edit('新')
    await send(simulation)
    const far = await open(simulation, there)
    void one.journal.discard()
    await send(simulation)
    void far.journal.resume()
    await send(simulation)
    expect(far.look()).toMatchObject({
      state: 'idle',
      content: '旧',
      superseded: { origin: 'elsewhere' },
      earlier: [{ content: '新' }],
    })
  })
})
