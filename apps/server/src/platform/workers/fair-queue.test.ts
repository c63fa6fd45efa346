import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { FairQueue, QueueFullError } from './fair-queue.ts'

const options = { concurrency: 1, maxWaiting: 10, maxWaitingPerOwner: 5 }

it('takes turns between owners regardless of their number of jobs', async () => {
  const queue = new FairQueue(options)
  const order: string[] = []
  const add = (owner: string, name: string) =>
    queue.run(owner, async () => {
      await sleep(1)
      order.push(name)
    })
  await Promise.all([
    add('a', 'a1'),
    add('a', 'a2'),
    add('a', 'a3'),
    add('b', 'b1'),
    add('c', 'c1'),
  ])
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3'])
})

it('refuses jobs of an owner with too many waiting jobs and accepts those of others', async () => {
  const queue = new FairQueue({ ...options, maxWaitingPerOwner: 1 })
  const wait = () => sleep(5)
  const jobs = [queue.run('a', wait), queue.run('a', wait)]
  await expect(queue.run('a', wait)).rejects.toThrow(QueueFullError)
  jobs.push(queue.run('b', wait))
  await Promise.all(jobs)
})

it('refuses every job when too many are waiting in total', async () => {
  const queue = new FairQueue({ ...options, maxWaiting: 1 })
  const wait = () => sleep(5)
  const jobs = [queue.run('a', wait), queue.run('b', wait)]
  await expect(queue.run('c', wait)).rejects.toThrow(QueueFullError)
  await Promise.all(jobs)
  expect(queue.size).toBe(0)
})

it('continues after a failed job', async () => {
  const queue = new FairQueue(options)
  const failing = queue.run('a', async () => {
    throw new Error('broken')
  })
  const next = queue.run('a', async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
