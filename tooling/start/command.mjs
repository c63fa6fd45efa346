// `pnpm backup`, `pnpm restore`, `pnpm import-articles`: runs commands of the API on a Node that supports TypeScript.
import path from 'node:path'
import { runMain } from './lib/failure.mjs'
import { run, stopOnSignals } from './lib/processes.mjs'
import { root } from './lib/repo.mjs'
import { ensureNode } from './lib/runtime.mjs'

await runMain(async () => {
  await ensureNode()
  stopOnSignals(() => {}, 130)
  const [command, ...args] = process.argv.slice(2)
  const program = path.join(root, 'apps/server/src/commands', command)
  const { code } = await run('node', [program, ...args], { stdio: 'inherit' })
  return code
})
