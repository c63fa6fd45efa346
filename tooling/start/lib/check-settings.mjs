import { Failure } from './failure.mjs'
import { run } from './processes.mjs'

const SCRIPT = 'packages/operations/scripts/check-settings.ts'

/**
 * Validates all settings with the schema of both programs. Must run after the installation.
 * @param {NodeJS.ProcessEnv} env
 * @throws {Failure} with all problems
 */
export async function checkSettings(env) {
  const { code, output } = await run('node', [SCRIPT], { env, quiet: true })
  if (code !== 0) throw new Failure(output.trim(), code)
}
