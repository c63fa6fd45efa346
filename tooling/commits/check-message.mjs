// `.githooks/commit-msg`: refuses a commit message that does not follow CONTRIBUTING.md.
import { createRequire } from 'node:module'
import path from 'node:path'
import { runMain } from '@mozhan/start/failure'
import { run } from '@mozhan/start/processes'
import { ensureNode } from '@mozhan/start/runtime'

const require = createRequire(import.meta.url)

await runMain(async () => {
  await ensureNode()
  const cli = path.join(path.dirname(require.resolve('@commitlint/cli/package.json')), 'cli.js')
  const config = path.join(import.meta.dirname, 'commitlint.config.mjs')
  const args = [cli, '--config', config, '--edit', process.argv[2]]
  const { code } = await run('node', args, { stdio: 'inherit' })
  return code
})
