import { execFileSync } from 'node:child_process'

/**
 * Measures the resident memory of a process.
 * @param {number} pid
 * @returns {number} megabytes
 */
export function measureMemory(pid) {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(kilobytes) / 1024
}
