import { backup } from './backup.mjs'
import { clock } from './clock.mjs'
import { firstStart } from './first-start.mjs'
import { fullDisk } from './full-disk.mjs'
import { hostile } from './hostile.mjs'
import { killApi } from './kill-api.mjs'
import { killPostgres } from './kill-postgres.mjs'
import { overload } from './overload.mjs'
import { rolling } from './rolling.mjs'
import { slowDatabase } from './slow-database.mjs'

/**
 * Each drill starts its own programs and returns rows of the table.
 * @typedef {{ label: string, value: string, ok?: boolean }} Row `ok` where it must hold
 * @type {Record<string, () => Promise<Row[]>>}
 */
export const drills = {
  'first-start': firstStart,
  rolling,
  'kill-api': killApi,
  'kill-postgres': killPostgres,
  'slow-database': slowDatabase,
  'full-disk': fullDisk,
  clock,
  overload,
  backup,
  hostile,
}
