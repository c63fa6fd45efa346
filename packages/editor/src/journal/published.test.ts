import { describe, expect, it } from 'vitest'
import { open, send, setup } from './testing-setup.ts'

/** Two tabs of one machine, both changing a text that stands. */
async function openTwo(stands: string) {
  const { world, here, there } = setup('a', { isChange: true })
  world.standing.set('a', stands)
  const one = await open(world, here)
  const two = await open(world, here)
  return { world, here, there, one, two }
}

describe('a text that one of two tabs publishes', () => {
  it('is what the other one shows, and goes on from', async () => {
    const { world, one, two } = await openTwo('旧')
    one.journal.edit('旧，甲')
    await send(world)
    two.journal.edit('旧，甲乙')
    await send(world)
    world.publish(one.tab, '旧，甲乙')
    await send(world)
    expect(two.look()).toMatchObject({
      state: 'idle',
      content: '旧，甲乙',
      conflict: undefined,
      superseded: { origin: 'here' },
    })
    two.journal.edit('旧，甲乙丙')
    await send(world)
    world.publish(two.tab, '旧，甲乙丙')
    await send(world)
    expect(one.look()).toMatchObject({ state: 'idle', content: '旧，甲乙丙' })
    expect(world.standing.get('a')).toBe('旧，甲乙丙')
    expect(world.drafts.size).toBe(0)
  })

  it('is shown in a tab that has only been reading', async () => {
    const { world, one, two } = await openTwo('旧')
    one.journal.edit('新')
    world.publish(one.tab, '新')
    await send(world)
    expect(two.look()).toMatchObject({ state: 'idle', content: '新', version: 1 })
    expect(two.look().superseded).toBeDefined()
    two.journal.dismissRestored()
    expect(two.look().superseded).toBeUndefined()
  })

  it('stands beside words that the other one has not sent; choosing it puts those aside', async () => {
    const { world, one, two } = await openTwo('旧')
    one.journal.edit('新')
    await send(world)
    two.journal.edit('新，还没有存的')
    world.publish(one.tab, '新')
    await send(world)
    expect(two.look()).toMatchObject({
      state: 'conflict',
      content: '新，还没有存的',
      conflict: { theirs: { content: '新', origin: 'here' } },
      superseded: { origin: 'here' },
    })
    void two.journal.resolve('theirs')
    await send(world)
    expect(two.look()).toMatchObject({
      state: 'idle',
      content: '新',
      earlier: [{ content: '新，还没有存的' }],
    })
  })

  it('is an earlier version once the other one has chosen its own words', async () => {
    const { world, one, two } = await openTwo('旧')
    two.journal.edit('乙的')
    one.journal.edit('甲的')
    world.publish(one.tab, '甲的')
    await send(world)
    expect(two.look().conflict).toMatchObject({ theirs: { content: '甲的' } })
    void two.journal.resolve('mine')
    await send(world)
    expect(two.look()).toMatchObject({
      state: 'saved',
      content: '乙的',
      conflict: undefined,
      earlier: [{ content: '甲的' }],
    })
  })

  it('is shown once a tab that was away comes back', async () => {
    const { world, one, two, here } = await openTwo('旧')
    two.journal.close()
    one.journal.edit('新')
    world.publish(one.tab, '新')
    await world.pump(500)
    here.isOnline = false
    void two.journal.open()
    await world.pump(500)
    expect(two.look()).toMatchObject({ state: 'idle', content: '新' })
  })

  it('leaves nothing behind when the network is lost with it', async () => {
    const { world, here, one, two } = await openTwo('旧')
    one.journal.edit('新')
    await send(world)
    here.isOnline = false
    world.publish(one.tab, '新')
    await send(world)
    expect(two.look()).toMatchObject({ state: 'idle', content: '新' })
    expect(world.drafts.size).toBe(1)
    here.isOnline = true
    void two.journal.resume()
    await send(world)
    expect(world.drafts.size).toBe(0)
    expect(two.look()).toMatchObject({ state: 'idle', content: '新' })
  })

  it('needs no draft removed that another machine has removed', async () => {
    const { world, here, one } = await openTwo('旧')
    one.journal.edit('新')
    await send(world)
    here.isOnline = false
    world.publish(one.tab, '新')
    await send(world)
    world.drafts.clear()
    here.isOnline = true
    void one.journal.resume()
    await send(world)
    expect(one.look()).toMatchObject({ state: 'idle', problem: undefined })
  })

  it('is what another machine shows once it looks again, with its words at hand', async () => {
    const { world, there, one } = await openTwo('旧')
    one.journal.edit('新')
    await send(world)
    const far = await open(world, there)
    const beside = await open(world, there)
    expect(far.look().content).toBe('新')
    one.journal.edit('更新')
    world.publish(one.tab, '更新')
    await send(world)
    void far.journal.resume()
    await send(world)
    expect(far.look()).toMatchObject({
      state: 'idle',
      content: '更新',
      superseded: { origin: 'elsewhere' },
      earlier: [{ content: '新' }],
    })
    expect(beside.look()).toMatchObject({ state: 'idle', content: '更新' })
  })

  it('stands beside words that another machine has not sent', async () => {
    const { world, there, one } = await openTwo('旧')
    one.journal.edit('新')
    await send(world)
    const far = await open(world, there)
    there.isOnline = false
    far.journal.edit('新，那里的')
    await send(world)
    world.publish(one.tab, '新')
    await send(world)
    there.isOnline = true
    void far.journal.resume()
    await send(world)
    expect(far.look()).toMatchObject({
      state: 'conflict',
      content: '新，那里的',
      conflict: { theirs: { content: '新', origin: 'elsewhere' } },
    })
    void far.journal.resolve('mine')
    await send(world)
    void far.journal.resume()
    await send(world)
    expect(far.look()).toMatchObject({ state: 'saved', content: '新，那里的', conflict: undefined })
  })

  it('leaves words on another machine to be saved when the text was deleted', async () => {
    const { world, there, one } = await openTwo('旧')
    one.journal.edit('新')
    await send(world)
    const far = await open(world, there)
    far.journal.edit('新，那里的')
    void one.journal.discard()
    world.standing.delete('a')
    await send(world)
    void far.journal.resume()
    await send(world)
    expect(far.look()).toMatchObject({ state: 'saved', content: '新，那里的' })
  })

  it('leaves another machine as it is when its draft was only discarded', async () => {
    const { world, there, one } = await openTwo('旧')
    one.journal.edit('新')
    await send(world)
    const far = await open(world, there)
    void one.journal.discard()
    await send(world)
    void far.journal.resume()
    await send(world)
    expect(far.look()).toMatchObject({
      state: 'idle',
      content: '旧',
      superseded: { origin: 'elsewhere' },
      earlier: [{ content: '新' }],
    })
  })
})
