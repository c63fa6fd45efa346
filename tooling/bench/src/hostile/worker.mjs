// Measures one shape at a time. The parent terminates it after a timeout.
import { parentPort, workerData } from 'node:worker_threads'
import { importSource } from '@mozhan/test-site/import-source'
import { subjects } from './subjects.mjs'

const { measureGrowth } = await importSource('packages/markdown/bench/growth/measure-growth.ts')
const { selectShapes } = await importSource('packages/markdown/bench/growth/shapes.ts')
const shapes = new Map(selectShapes(workerData.share).map((shape) => [shape.name, shape]))

parentPort.on('message', async ({ subject, shape, size }) => {
  const { run, ...others } = subjects.find(({ name }) => name === subject)
  const growth = await measureGrowth({ ...others, run }, shapes.get(shape), size).catch(
    (error) => ({
      problem: String(error),
    }),
  )
  parentPort.postMessage(growth)
})
parentPort.postMessage('ready')
