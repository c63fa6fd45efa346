import { afterEach, expect, it, vi } from 'vitest'
import { PreviewRenderer } from './preview-renderer.ts'
import type { PreviewResult } from './preview-result.ts'
import { type PreviewRequest, previewAsPlainText } from './render-preview.ts'

/** A renderer that never finishes for the text "slow". */
class HangingWorker extends EventTarget {
  postMessage({ id, request }: { id: number; request: PreviewRequest }): void {
    const { source, isHighlighted } = request
    if (source.includes('slow') || (isHighlighted && source.includes('colours'))) return
    const result = { ...previewAsPlainText(source), blocks: [{ html: 'drawn', line: 1 }] }
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { id, result } })))
  }
  terminate(): void {}
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('shows a text that takes too long as plain text, and renders the next one', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', HangingWorker)
  const results: PreviewResult[] = []
  const renderer = new PreviewRenderer((result) => results.push(result))
  renderer.render('# slow')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(results[0]?.blocks[0]?.html).toContain('<p># slow</p>')
  renderer.render('# next')
  // Until then the slow text is rendered again, without colours.
  await vi.advanceTimersByTimeAsync(30_000)
  expect(results.at(-1)?.blocks).toEqual([{ html: 'drawn', line: 1 }])
  renderer.close()
})

it('shows code as plain text if its colours take too long, and renders it again without them', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', HangingWorker)
  const results: PreviewResult[] = []
  const renderer = new PreviewRenderer((result) => results.push(result))
  renderer.render('colours')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(results[0]?.blocks[0]?.html).toContain('<p>colours</p>')
  expect(results[1]?.blocks).toEqual([{ html: 'drawn', line: 1 }])
  renderer.close()
})
