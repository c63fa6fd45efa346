import { parentPort } from 'node:worker_threads'

/** A task as the pool sends it to a worker thread. */
export interface TaskCall<Input> {
  readonly id: number
  readonly input: Input
}

/** Sent by a worker thread when a task starts: its timeout counts from then on. */
export interface TaskStarted {
  readonly started: number
}

export type Task<Input, Output> = (call: TaskCall<Input>) => Promise<Output>

/** Makes a function a task of a worker module. Input and output are copied between threads: plain data only. */
export function defineTask<Input, Output>(
  work: (input: Input) => Output | Promise<Output>,
): Task<Input, Output> {
  return async ({ id, input }) => {
    parentPort?.postMessage({ started: id } satisfies TaskStarted)
    return work(input)
  }
}
