import { editor, growth, realtime, render, upload } from './features.mjs'
import { hostile } from './hostile.mjs'
import { memory, throughput } from './load.mjs'
import { measureSearch } from './measure-search.mjs'
import { freshness, lighthouse, page, weight } from './pages.mjs'

/**
 * Each benchmark returns rows of the table.
 * @typedef {{ label: string, value: string, note?: string, ok?: boolean }} Row `ok` where there is a limit
 * @typedef {import('@mozhan/test-site/temporary-stack').TemporaryStack} Stack
 * @type {Record<string, (stack: Stack) => Promise<Row[]>>}
 */
export const benchmarks = {
  memory,
  page,
  weight,
  lighthouse,
  throughput,
  freshness,
  render,
  hostile,
  editor,
  search: measureSearch,
  growth,
  upload,
  realtime,
}

/** Benchmarks that need no running site. */
export const standalone = new Set(['hostile'])
