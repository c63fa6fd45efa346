import { provideEntities } from './entities.ts'
import type { RenderAnswer, RenderRequest } from './render-message.ts'

provideEntities()

addEventListener('message', async ({ data }: MessageEvent<RenderRequest>) => {
  postMessage(await answer(data))
})

async function answer({ id, source }: RenderRequest): Promise<RenderAnswer> {
  try {
    const { renderPreview } = await import('./render-preview.ts')
    return { id, result: await renderPreview(source) }
  } catch {
    return { id, result: undefined }
  }
}
