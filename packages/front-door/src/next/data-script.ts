/** A script that is compared as a whole. */
const FIXED = '(self.__next_f=self.__next_f||[]).push([0])'
const START =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[^<]*\})\);?$/
const DATA = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/

/** Whether a script only passes data to Next: a part of the page data, or the modules to run. */
export function isDataScript(body: string): boolean {
  if (body === FIXED) return true
  const piece = parse(DATA.exec(body)?.[1])
  if (Array.isArray(piece)) {
    return piece.length === 2 && typeof piece[0] === 'number' && typeof piece[1] === 'string'
  }
  const start = parse(START.exec(body)?.[1])
  return (
    isRecord(start) &&
    Object.keys(start).sort().join() === 'otherChunks,runtimeModuleIds' &&
    isListOf(start.otherChunks, isChunk) &&
    isListOf(start.runtimeModuleIds, (id) => typeof id === 'number')
  )
}

/** Parses plain JSON; calls and expressions yield undefined. */
function parse(json: string | undefined): unknown {
  try {
    return json === undefined ? undefined : JSON.parse(json)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem)
}

/** A file of the build; other addresses are refused. */
function isChunk(item: unknown): boolean {
  return typeof item === 'string' && /^static\/chunks\/[\w.~-]+\.js$/.test(item)
}
