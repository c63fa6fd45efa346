import '@mozhan/ui/polyfills'
import { serveRequests } from '@mozhan/markdown/worker'
import type { PartRequest } from './render-part.ts'

serveRequests(async (request: PartRequest) => {
  const { renderPart } = await import('./render-part.ts')
  return renderPart(request)
})
