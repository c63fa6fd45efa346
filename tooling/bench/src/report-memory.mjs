import { renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Loaded into the API with `--expose-gc`. On SIGUSR2 it collects garbage and writes the memory usage to a file. */
process.on('SIGUSR2', () => {
  gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  const file = path.join(process.env.DATA_DIR, 'memory.json')
  writeFileSync(`${file}.new`, JSON.stringify(process.memoryUsage()))
  renameSync(`${file}.new`, file)
})
