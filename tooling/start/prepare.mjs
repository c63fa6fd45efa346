// Loaded before a tool (`node --import`): installs the packages that the tool imports by name.
import { runMain } from './lib/failure.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { ensureRuntime } from './lib/runtime.mjs'

await runMain(async () => {
  await ensureRuntime()
  await ensureInstalled()
  return 0
})
if (process.exitCode) process.exit()
