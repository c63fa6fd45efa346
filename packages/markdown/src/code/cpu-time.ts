interface ThreadUsage {
  process?: { threadCpuUsage?: () => { user: number; system: number } }
}

// Missing in browsers and in older versions of Node.
const usage = (globalThis as ThreadUsage).process?.threadCpuUsage

/**
 * CPU time of this thread in ms where available, so that a busy machine does not cost a text its highlighting; else
 * wall-clock time.
 */
export function cpuTime(): number {
  if (!usage) return performance.now()
  const { user, system } = usage()
  return (user + system) / 1000
}
