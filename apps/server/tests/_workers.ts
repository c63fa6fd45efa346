import { pino } from 'pino'
import { parseConfig } from '../src/config.ts'
import { createWorkers } from '../src/workers.ts'

/** Of all servers in this process: a thread loads the renderer once. They end with the process. */
export const sharedWorkers = createWorkers(
  // A busy machine takes its time.
  { ...parseConfig({}).workers, textSeconds: 30 },
  pino({ level: 'silent' }),
)
