// `pnpm dev` in a package with stories: starts Storybook with this package only.
import path from 'node:path'
import { runMain } from './lib/failure.mjs'
import { run, stopOnSignals } from './lib/processes.mjs'
import { root } from './lib/repo.mjs'

await runMain(async () => {
  stopOnSignals()
  const storybook = path.join(root, 'apps', 'storybook')
  const program = path.join(storybook, 'node_modules', '.bin', 'storybook')
  const env = { ...process.env, STORY_PACKAGES: path.basename(process.cwd()) }
  // If the port is in use, Storybook takes the next one.
  const args = ['dev', '-p', '6006', '--no-open', '--ci', ...process.argv.slice(2)]
  const { code } = await run(program, args, { cwd: storybook, env })
  return code
})
