import '@mozhan/ui/polyfills'
import { serveRequests } from '@mozhan/markdown/worker'
import type { PreviewRequest } from './render-preview.ts'

serveRequests(async (request: PreviewRequest) => {
  const [{ renderPreview }, { highlight }] = await Promise.all([
    import('./render-preview.ts'),
    import('@mozhan/markdown/highlight'),
  ])
  return renderPreview(request, highlight)
})
