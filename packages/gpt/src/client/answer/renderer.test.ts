import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInBackground } from './renderer.ts'

/** Never answers requests that contain `slow`. */
class HangingWorker extends EventTarget {
  postMessage({ id, request }: { id: number; request: { source: string } }): void {
    if (request.source.includes('slow')) return
    const result = { finished: [{ html: 'drawn', line: 1 }], taken: 1, usedIds: [], rest: [] }
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { id, result } })))
  }
  terminate(): void {}
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', HangingWorker)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('shows plain text after a timeout and renders other answers', async () => {
  const slow = renderInBackground({ source: '# slow', isOver: true, idPrefix: 'a-', usedIds: [] })
  await vi.advanceTimersByTimeAsync(60_000)
  const part = await slow
  expect(part.taken).toBe(6)
  expect(part.finished[0]?.html).toContain('<p># slow</p>')
  const other = await renderInBackground({ source: 'b', isOver: true, idPrefix: 'b-', usedIds: [] })
  expect(other.finished[0]?.html).toBe('drawn')
})

it('does not render an answer again that timed out', async () => {
  const request = { source: '# slow and more', isOver: false, idPrefix: 'a-', usedIds: [] }
  const { rest, taken } = await renderInBackground(request)
  expect({ taken, blocks: rest.length }).toEqual({ taken: 0, blocks: 1 })
})
