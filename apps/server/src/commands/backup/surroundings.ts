import type { Environment } from './run-postgres-tool.ts'

/** What surrounds the two commands. */
export interface Surroundings {
  /** Told what happens. */
  say(line: string): void
  readonly env: Environment
}
