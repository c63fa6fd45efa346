import { Failure } from './failure.mjs'
import { run } from './processes.mjs'

const SCRIPT = 'packages/operations/scripts/check-settings.ts'

/**
 * Has every setting looked at by the schema of both programs, which needs what has been installed.
 * @param {NodeJS.ProcessEnv} env
 * @throws {Failure} naming every problem
 */
export async function checkSettings(env) {
  const { code, output } = await run('node', [SCRIPT], { env, quiet: true })
  if (code !== 0) throw new Failure(output.trim(), code)
}
