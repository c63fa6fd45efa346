import { renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Loaded into the API, which then has `gc`: at SIGUSR2 it leaves no garbage, and writes down what it holds. */
process.on('SIGUSR2', () => {
  gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  const file = path.join(process.env.DATA_DIR, 'memory.json')
  writeFileSync(`${file}.new`, JSON.stringify(process.memoryUsage()))
  renameSync(`${file}.new`, file)
})
