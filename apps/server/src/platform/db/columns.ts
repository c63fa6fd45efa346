import { customType, timestamp } from 'drizzle-orm/pg-core'

/**
 * A 64-bit id. A string of digits in the program and on the wire, because JavaScript numbers lose the last digits beyond
 * 2^53.
 */
export const id = customType<{ data: string; driverData: string | number | bigint }>({
  dataType: () => 'bigint',
  fromDriver: (value) => String(value),
  toDriver: (value) => value,
})

/** A timestamp with milliseconds, like JavaScript's, so that a value that was read can be used as a cursor. */
export function moment() {
  return timestamp({ withTimezone: true, precision: 3, mode: 'date' })
}
