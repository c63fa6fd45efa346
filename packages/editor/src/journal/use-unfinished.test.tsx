import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { changeDraftId } from '../model/draft-id.ts'
import { createBrowserEnvironment } from './browser-environment.ts'
import { toId } from './keys.ts'
import { emptyRecord } from './record.ts'
import { putHead } from './record-changes.ts'
import { useUnfinished } from './use-unfinished.ts'

const { mirror } = createBrowserEnvironment()

/** @param base revision of the server's draft that the text is based on; 0 for none */
function storeText(target: string, { owner = '7', kind = 'article', base = 0, at = 1000 } = {}) {
  const head = { writer: 'w', n: 1, content: `# ${target}`, at, base, synced: base > 0 }
  const record = putHead(emptyRecord<string>(), head, undefined, false)
  mirror.write(toId({ owner, kind, target }), 'w', record)
}

const parse = (value: unknown) => String(value)
const titleOf = (text: string) => text.slice(2)
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

async function look() {
  const removeSaved = vi.fn(async () => undefined)
  const saved = [{ id: 'saved', title: '存好的', date: '1970-01-01T00:00:01.500Z' }]
  const options = { owner: '7', kind: 'article', parse, titleOf, saved, removeSaved }
  const { result } = renderHook(() => useUnfinished(options))
  await settle()
  return { result, removeSaved }
}

afterEach(() => localStorage.clear())

it('lists texts that were never sent beside the server’s drafts, newest first', async () => {
  storeText('older')
  storeText('newer', { at: 2000 })
  const { result } = await look()
  expect(result.current.texts).toEqual([
    { id: 'newer', title: 'newer', date: '1970-01-01T00:00:02.000Z' },
    { id: 'saved', title: '存好的', date: '1970-01-01T00:00:01.500Z' },
    { id: 'older', title: 'older', date: '1970-01-01T00:00:01.000Z' },
  ])
})

it('lists no text of another user or kind, none of the server’s, and no published one', async () => {
  storeText('theirs', { owner: '8' })
  storeText('question', { kind: 'question' })
  storeText('removed-elsewhere', { base: 3 })
  storeText('saved')
  storeText(changeDraftId('article', '42'))
  const { result } = await look()
  expect(result.current.texts.map(({ title }) => title)).toEqual(['存好的'])
})

it('removes a text here and on the server', async () => {
  storeText('unwanted')
  const { result, removeSaved } = await look()
  await act(() => result.current.remove('unwanted'))
  expect(removeSaved).toHaveBeenCalledWith('unwanted')
  expect(result.current.texts.map(({ id }) => id)).toEqual(['saved'])
  expect((await look()).result.current.texts.map(({ id }) => id)).toEqual(['saved'])
})
