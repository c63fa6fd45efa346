import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

/** Logs one line, and two more before it exits. */
const PROGRAM = `
  const { createLogger } = await import(${JSON.stringify(new URL('./index.ts', import.meta.url).href)})
  const logger = createLogger('info')
  logger.info('first')
  setTimeout(() => { logger.info('one of the last'); logger.info('last'); process.exit(7) }, 1000)
`

it('does not block the exit of a process whose log pipe is closed', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'readable')
  child.stdout.destroy()
  const hanging = setTimeout(() => child.kill('SIGKILL'), 10_000)
  const [code] = await once(child, 'exit')
  clearTimeout(hanging)
  expect(code).toBe(7)
}, 30_000)
