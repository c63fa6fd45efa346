import { threadId } from 'node:worker_threads'
import { defineTask } from './task.ts'

/** Tasks for the test of the pool. */
export const double = defineTask((value: number) => ({ doubled: value * 2, threadId }))

export const loop = defineTask((_: undefined): undefined => {
  for (;;);
})

export const fill = defineTask((_: undefined): number => {
  const allocated: number[][] = []
  for (;;) allocated.push(Array.from({ length: 100_000 }, (_, at) => at + 0.5))
})

export const fail = defineTask((_: undefined): undefined => {
  throw new Error('broken')
})
