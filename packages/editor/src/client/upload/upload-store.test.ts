import { describe, expect, it, vi } from 'vitest'
import { type UploadImage, UploadStore } from './upload-store.ts'

const file = (name = 'a.png') => new File(['x'], name, { type: 'image/png' })

function createStore(send: UploadImage) {
  const store = new UploadStore()
  store.connect(send)
  return store
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('the upload store', () => {
  it('sends each file once, three at a time, and keeps their addresses', async () => {
    const open: ((url: string) => void)[] = []
    const send = vi.fn<UploadImage>(() => new Promise((resolve) => open.push(resolve)))
    const store = createStore(send)
    const arrived = vi.fn()
    store.onArrival = arrived
    const uploads = ['1', '2', '3', '4'].map((name) => store.add(file(name)))
    store.start()
    store.start()
    expect(send).toHaveBeenCalledTimes(3)
    open[0]?.('/files/1.png')
    await settle()
    expect(send).toHaveBeenCalledTimes(4)
    expect(arrived).toHaveBeenCalledOnce()
    expect(store.get(uploads[0]?.id ?? '')).toMatchObject({ state: 'done', url: '/files/1.png' })
    expect(new Set(uploads.map(({ id }) => id)).size).toBe(4)
  })

  it('keeps the message of the refusal, and tries again', async () => {
    const send = vi
      .fn<UploadImage>()
      .mockRejectedValueOnce(new Error('图片超过 5 MB'))
      .mockResolvedValueOnce('/files/1.png')
    const store = createStore(send)
    const { id } = store.add(file())
    store.start()
    await settle()
    expect(store.get(id)).toMatchObject({ state: 'failed', message: '图片超过 5 MB' })
    store.retry(id)
    await settle()
    expect(store.get(id)?.url).toBe('/files/1.png')
  })

  it('stops what is removed, and forgets what comes back for it', async () => {
    let signal: AbortSignal | undefined
    let finish: (url: string) => void = () => {}
    const store = createStore((_, options) => {
      signal = options.signal
      return new Promise((resolve) => {
        finish = resolve
      })
    })
    const { id } = store.add(file())
    store.start()
    store.remove(id)
    expect(signal?.aborted).toBe(true)
    finish('/files/1.png')
    await settle()
    expect(store.get(id)).toBeUndefined()
    expect(store.list()).toHaveLength(0)
  })
})
