import '@mozhan/ui/polyfills'
import { serveRequests } from '@mozhan/markdown/worker'

serveRequests(async (source: string) => {
  const { renderPreview } = await import('./render-preview.ts')
  return renderPreview(source)
})
