import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, expect, it } from 'vitest'
import { WorkerLimitError, WorkerPool } from './worker-pool.ts'

type Tasks = typeof import('./test-tasks.ts')

const onError = () => {}
const options = {
  file: new URL('./test-tasks.ts', import.meta.url),
  threads: 2,
  memoryMb: 32,
  niceness: 0,
  onError,
}
const pool = new WorkerPool<Tasks>({ ...options, timeoutMs: 1000 })
const slowPool = new WorkerPool<Tasks>({ ...options, timeoutMs: 60_000 })
afterAll(() => Promise.all([pool.close(), slowPool.close()]))

it('refuses tasks once it is closed', async () => {
  const closed = new WorkerPool<Tasks>({ ...options, timeoutMs: 1000 })
  await closed.close()
  await expect(closed.run('double', 1, 'a')).rejects.toThrow('closed')
})

it('runs a task in another thread', async () => {
  const { threadId, doubled } = await pool.run('double', 21, 'a')
  expect(doubled).toBe(42)
  expect(threadId).toBeGreaterThan(0)
})

it('stops a task that takes too long and continues', async () => {
  await expect(pool.run('loop', undefined, 'a')).rejects.toMatchObject({ limit: 'time' })
  expect((await pool.run('double', 1, 'a')).doubled).toBe(2)
})

it('stops a task that takes too much memory and continues', async () => {
  await expect(slowPool.run('fill', undefined, 'a')).rejects.toMatchObject({ limit: 'memory' })
  expect((await slowPool.run('double', 2, 'a')).doubled).toBe(4)
})

it('rejects with the error of a task that fails', async () => {
  const failing = pool.run('fail', undefined, 'a')
  await expect(failing).rejects.toThrow('broken')
  await expect(failing).rejects.not.toBeInstanceOf(WorkerLimitError)
})

it('does not count the waiting time for a thread', async () => {
  const blocking = ['a', 'b', 'c'].map((owner) =>
    pool.run('loop', undefined, owner).catch((error: unknown) => error),
  )
  expect((await pool.run('double', 3, 'd')).doubled).toBe(6)
  expect(await Promise.all(blocking)).toEqual([
    expect.any(WorkerLimitError),
    expect.any(WorkerLimitError),
    expect.any(WorkerLimitError),
  ])
})

it('does not block the calling thread while tasks run', async () => {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  await pool.run('loop', undefined, 'a').catch(() => {})
  delay.disable()
  expect(delay.percentile(50) / 1e6).toBeLessThan(100)
})
