const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const
const STEP = 1024

/** Formats a number of bytes: `1.5 MB`. */
export function formatSize(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10)
  const at = Math.min(UNITS.length - 1, power)
  const value = bytes / STEP ** at
  const digits = at === 0 || value >= 100 ? 0 : 1
  return `${value.toFixed(digits).replace(/\.0$/, '')} ${UNITS[at]}`
}
