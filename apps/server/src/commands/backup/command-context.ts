import type { Environment } from './run-postgres-tool.ts'

/** What the two commands need from their caller. */
export interface CommandContext {
  /** Shows one line of progress to the operator. */
  report(line: string): void
  readonly env: Environment
}
