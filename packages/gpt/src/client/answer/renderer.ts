import { Background } from '@mozhan/markdown/client'
import type { Part, PartRequest } from './render-part.ts'

/** ms for one part; colours that take longer are given up. */
const PATIENCE = 10_000

let background: Background<PartRequest, Part> | undefined

/** Renders a part away from the page. @returns `undefined` where it could not be done */
export async function renderInBackground(request: PartRequest): Promise<Part | undefined> {
  background ??= new Background<PartRequest, Part>({
    start: () => new Worker(new URL('./render-worker.ts', import.meta.url), { type: 'module' }),
    here: async (each) => (await import('./render-part.ts')).renderPart(each),
    patience: PATIENCE,
  })
  return (await background.ask(request)) ?? (await background.ask({ ...request, isPlain: true }))
}
