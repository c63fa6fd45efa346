import { endOnFailure } from '@mozhan/operations'
import { startServer } from './server.ts'
import { describeStartFailure } from './start-failure.ts'

endOnFailure(describeStartFailure)
try {
  const server = await startServer(process.env, process.pid)
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A second signal ends the process at once.
      if (isStopping) process.exit(1)
      isStopping = true
      server.stop().then(
        () => process.exit(0),
        (error) => fail(error),
      )
    })
  }
} catch (error) {
  fail(error)
}

function fail(error: unknown): never {
  process.stderr.write(`${describeStartFailure(error)}\n`)
  process.exit(1)
}
