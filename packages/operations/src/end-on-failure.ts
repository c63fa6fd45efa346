import { describeFailure } from './describe-failure.ts'

/** What nothing has caught ends the process with a description: printed whole, an error shows all that it carries. */
export function endOnFailure(describe: (error: unknown) => string = describeFailure): void {
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${describe(error)}\n`)
    process.exit(1)
  })
}
