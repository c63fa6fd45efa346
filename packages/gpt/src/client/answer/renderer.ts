import { Background } from '@mozhan/markdown/client'
import { toPlainPart } from './plain-part.ts'
import type { Part, PartRequest } from './render-part.ts'

/** ms for one part; colours that take longer are given up. */
const PATIENCE = 10_000

let background: Background<PartRequest, Part> | undefined
/** Prefixes of the parts that took too long; what is added to them takes longer still. */
const hopeless = new Set<string>()

/** Renders a part away from the page; one that takes too long is shown without colours, then as it was written. */
export async function renderInBackground(request: PartRequest): Promise<Part> {
  background ??= new Background<PartRequest, Part>({
    start: () => new Worker(new URL('./render-worker.ts', import.meta.url), { type: 'module' }),
    here: async (each) => (await import('./render-part.ts')).renderPart(each),
    patience: PATIENCE,
  })
  if (hopeless.has(request.idPrefix)) return toPlainPart(request)
  const part =
    (await background.ask(request)) ?? (await background.ask({ ...request, isPlain: true }))
  if (part) return part
  hopeless.add(request.idPrefix)
  return toPlainPart(request)
}
