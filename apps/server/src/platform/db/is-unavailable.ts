import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseUnreachableError } from './unreachable.ts'

/** SQLSTATE classes of errors of the server itself: connection, resources, operator intervention, system. */
const SERVER_ERROR_CLASSES = new Set(['08', '53', '57', '58'])
const SQL_STATE = /^[\dA-Z]{5}$/
const STATE_CLASS = 2

/**
 * Whether an error means that the database is unreachable, starting, stopping or full, so that a retry may succeed. A failed
 * statement without an SQLSTATE was never answered.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  let isStatement = false
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof DatabaseUnreachableError) return true
    if (current instanceof DrizzleQueryError) isStatement = true
    const state = readState(current)
    if (state !== undefined) return SERVER_ERROR_CLASSES.has(state.slice(0, STATE_CLASS))
  }
  return isStatement
}

/** Excludes system error codes such as EPIPE, which have the same form; they carry a `syscall`. */
function readState(error: Error): string | undefined {
  if (!('code' in error) || 'syscall' in error) return undefined
  const code = String(error.code)
  return SQL_STATE.test(code) ? code : undefined
}
