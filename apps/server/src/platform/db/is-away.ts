import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseUnreachableError } from './unreachable.ts'

/** PostgreSQL's classes of errors that are its own, not the statement's: connection, resources, operator, system. */
const OWN_TROUBLE = new Set(['08', '53', '57', '58'])
const SQL_STATE = /^[\dA-Z]{5}$/
const STATE_CLASS = 2

/**
 * Whether a failure means that the database is away, starting, ending or full, so that the same may work later.
 * A statement that fails without PostgreSQL having said a word was never answered.
 */
export function isDatabaseAway(error: unknown): boolean {
  let isStatement = false
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof DatabaseUnreachableError) return true
    if (current instanceof DrizzleQueryError) isStatement = true
    const state = readState(current)
    if (state !== undefined) return OWN_TROUBLE.has(state.slice(0, STATE_CLASS))
  }
  return isStatement
}

/** Codes of the system, such as EPIPE, look alike; they name the call that failed. */
function readState(error: Error): string | undefined {
  if (!('code' in error) || 'syscall' in error) return undefined
  const code = String(error.code)
  return SQL_STATE.test(code) ? code : undefined
}
