import path from 'node:path'
import { run } from './processes.mjs'
import { root } from './repo.mjs'

const TURBO = path.join(root, 'node_modules', '.bin', 'turbo')

/**
 * Runs turbo without NODE_ENV, because tasks set their own.
 * @param {string[]} args
 * @param {{ quiet?: boolean }} [options]
 */
export function turbo(args, options = {}) {
  const { NODE_ENV: _, ...inherited } = process.env
  const env = { ...inherited, TURBO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' }
  return run(TURBO, args, { ...options, env })
}
