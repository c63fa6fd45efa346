import { threadId } from 'node:worker_threads'
import { defineTask } from './task.ts'

/** Tasks of the pool's own test. */
export const double = defineTask((value: number) => ({ doubled: value * 2, threadId }))

export const loop = defineTask((_: undefined): undefined => {
  for (;;);
})

export const fill = defineTask((_: undefined): number => {
  const kept: number[][] = []
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, at) => at + 0.5))
})

export const fail = defineTask((_: undefined): undefined => {
  throw new Error('broken')
})
