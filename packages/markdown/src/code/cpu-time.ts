interface ThreadUsage {
  process?: { threadCpuUsage?: () => { user: number; system: number } }
}

// Absent in browsers and in older versions of Node.
const usage = (globalThis as ThreadUsage).process?.threadCpuUsage

/**
 * Milliseconds that this thread has worked, where that can be known: a text keeps its colours on a machine that is busy
 * with others. Else those that have passed.
 */
export function cpuTime(): number {
  if (!usage) return performance.now()
  const { user, system } = usage()
  return (user + system) / 1000
}
