import path from 'node:path'
import { Failure } from '@mozhan/start/failure'
import { root } from '@mozhan/start/repo'
import { startService } from '@mozhan/start/service'
import { turbo } from '@mozhan/start/turbo'
import { freePort } from '@mozhan/test-site/free-port'

const FOLDER = 'tooling/bare-next'

/** Started once, by the first benchmark that needs it. */
let started

/**
 * Builds and starts the baseline: a Next application with one static page.
 * @returns {Promise<string>} URL of the page
 */
export const startBareNext = () => (started ??= start())

async function start() {
  const args = ['run', 'build:bare', '--output-logs=errors-only']
  const { code, output } = await turbo(args, { quiet: true })
  if (code !== 0) throw new Failure(`${output.trim()}\n空白 Next 应用构建失败，原因见上。`, code)
  const port = await freePort()
  const next = path.join(root, FOLDER, 'node_modules', 'next', 'dist', 'bin', 'next')
  const url = `http://127.0.0.1:${port}/`
  await startService({
    name: 'bare',
    folder: FOLDER,
    args: [next, 'start', '--port', String(port)],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    readyUrl: url,
  })
  return url
}
