import { createStore } from 'jotai/vanilla'
import { describe, expect, it, vi } from 'vitest'
import { type UploadImage, UploadQueue } from './upload-queue.ts'

const file = (name = 'a.png') => new File(['x'], name, { type: 'image/png' })

function createQueue(send: UploadImage) {
  const queue = new UploadQueue(store)
  queue.connect(send)
  return queue
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

const store = createStore()

describe('UploadQueue', () => {
  it('sends each file once, three at a time, and stores their addresses', async () => {
    const open: ((url: string) => void)[] = []
    const send = vi.fn<UploadImage>(() => new Promise((resolve) => open.push(resolve)))
    const queue = createQueue(send)
    const arrived = vi.fn()
    queue.onArrival = arrived
    const uploads = ['1', '2', '3', '4'].map((name) => queue.add(file(name)))
    queue.start()
    queue.start()
    expect(send).toHaveBeenCalledTimes(3)
    open[0]?.('/files/1.png')
    await settle()
    expect(send).toHaveBeenCalledTimes(4)
    expect(arrived).toHaveBeenCalledOnce()
    expect(queue.get(uploads[0]?.id ?? '')).toMatchObject({ state: 'done', url: '/files/1.png' })
    expect(new Set(uploads.map(({ id }) => id)).size).toBe(4)
  })

  it('stores the message of the error, and retries', async () => {
    const send = vi
      .fn<UploadImage>()
      .mockRejectedValueOnce(new Error('图片超过 5 MB'))
      .mockResolvedValueOnce('/files/1.png')
    const queue = createQueue(send)
    const { id } = queue.add(file())
    queue.start()
    await settle()
    expect(queue.get(id)).toMatchObject({ state: 'failed', message: '图片超过 5 MB' })
    queue.retry(id)
    await settle()
    expect(queue.get(id)?.url).toBe('/files/1.png')
  })

  it('aborts a removed upload, and ignores its response', async () => {
    let signal: AbortSignal | undefined
    let finish: (url: string) => void = () => {}
    const queue = createQueue((_, options) => {
      signal = options.signal
      return new Promise((resolve) => {
        finish = resolve
      })
    })
    const { id } = queue.add(file())
    queue.start()
    queue.remove(id)
    expect(signal?.aborted).toBe(true)
    finish('/files/1.png')
    await settle()
    expect(queue.get(id)).toBeUndefined()
    expect(store.get(queue.uploadsAtom)).toHaveLength(0)
  })
})
