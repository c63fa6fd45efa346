import { customType, timestamp } from 'drizzle-orm/pg-core'

/**
 * A 64-bit id. A string of digits in the program and on the wire, never a JavaScript number: those
 * lose the last digits beyond 2^53.
 */
export const id = customType<{ data: string; driverData: string | number | bigint }>({
  dataType: () => 'bigint',
  fromDriver: (value) => String(value),
  toDriver: (value) => value,
})

/** A moment. Milliseconds, like JavaScript's, so that a moment read back is a moment to continue after. */
export function moment() {
  return timestamp({ withTimezone: true, precision: 3, mode: 'date' })
}
