import { describeFailure } from './describe-failure.ts'

/** Ends the process with a description of an uncaught error, because Node's default output contains all its properties. */
export function endOnFailure(describe: (error: unknown) => string = describeFailure): void {
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${describe(error)}\n`)
    process.exit(1)
  })
}
