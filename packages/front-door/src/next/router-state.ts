/** Limits the recursion. */
const MAX_DEPTH = 50

/**
 * Whether a `Next-Router-State-Tree` header is valid. Next answers 500 to an invalid one. Without the header it sends the
 * data of the whole page, so a format of later versions costs bytes, not correctness.
 */
export function isRouterState(header: string): boolean {
  try {
    return isTree(JSON.parse(decodeURIComponent(header)), MAX_DEPTH)
  } catch {
    return false
  }
}

function isTree(value: unknown, depth: number): boolean {
  if (depth === 0 || !Array.isArray(value) || value.length < 2 || value.length > 6) return false
  const [segment, children, refresh, mode, hints, more] = value
  return (
    isSegment(segment) &&
    isRecord(children) &&
    Object.values(children).every((child) => isTree(child, depth - 1)) &&
    (isNothing(refresh) || (isTexts(refresh) && refresh.length === 2)) &&
    (isNothing(mode) || (typeof mode === 'string' && MODES.includes(mode))) &&
    (isNothing(hints) || typeof hints === 'number') &&
    (more === undefined || typeof more === 'string')
  )
}

const MODES = ['refetch', 'inside-shared-layout', 'metadata-only']
const PARAMETERS = ['c', 'oc', 'd']

/** A folder name, or a parameter as [name, value, kind, siblings]. */
function isSegment(value: unknown): boolean {
  if (typeof value === 'string') return true
  if (!Array.isArray(value) || value.length !== 4) return false
  const [name, text, kind, siblings] = value
  return (
    isTexts([name, text]) && PARAMETERS.includes(kind) && (siblings === null || isTexts(siblings))
  )
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
