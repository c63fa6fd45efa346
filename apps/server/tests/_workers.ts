import { pino } from 'pino'
import { parseConfig } from '../src/config.ts'
import { createWorkers } from '../src/workers.ts'

/** Shared by all servers in this process, so that the renderer is loaded once. They end with the process. */
export const sharedWorkers = createWorkers(
  // Generous, because the machine may be busy.
  { ...parseConfig({}).workers, textSeconds: 30 },
  pino({ level: 'silent' }),
)
