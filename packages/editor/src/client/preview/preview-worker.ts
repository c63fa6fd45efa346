import '@mozhan/ui/polyfills'
import { serveRequests } from '@mozhan/markdown/worker'
import type { PreviewRequest } from './render-preview.ts'

// Loaded with the first request: a failure then rejects that request, and the next one tries again.
serveRequests(async (request: PreviewRequest) => {
  const [{ renderPreview }, { highlight }] = await Promise.all([
    import('./render-preview.ts'),
    import('@mozhan/markdown/highlight'),
  ])
  return renderPreview(request, highlight)
})
