import { Background } from '@mozhan/markdown/client'
import { toPlainPart } from './plain-part.ts'
import type { Part, PartRequest } from './render-part.ts'

/** Timeout for one part. The first timeout drops the syntax highlighting, the second all rendering. */
const TIMEOUT_MS = 10_000

let background: Background<PartRequest, Part> | undefined
/** Prefixes of parts that timed out. They are not rendered again, because longer parts take longer. */
const timedOut = new Set<string>()

/** Renders a part in a worker. On timeouts it falls back to a part without highlighting, then to plain text. */
export async function renderInBackground(request: PartRequest): Promise<Part> {
  background ??= new Background<PartRequest, Part>({
    start: () => new Worker(new URL('./render-worker.ts', import.meta.url), { type: 'module' }),
    fallback: async (each) => (await import('./render-part.ts')).renderPart(each),
    timeoutMs: TIMEOUT_MS,
  })
  if (timedOut.has(request.idPrefix)) return toPlainPart(request)
  const part =
    (await background.request(request)) ?? (await background.request({ ...request, isPlain: true }))
  if (part) return part
  timedOut.add(request.idPrefix)
  return toPlainPart(request)
}
