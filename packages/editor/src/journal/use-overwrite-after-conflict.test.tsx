import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useOverwriteAfterConflict } from './use-overwrite-after-conflict.ts'

it('sends the base version until the server reports a newer one, then once without it', async () => {
  const conflict = new Error('conflict')
  const { result } = renderHook(() => useOverwriteAfterConflict((error) => error === conflict))
  const sent: (string | undefined)[] = []
  const send = (error?: Error) =>
    result.current('old', async (basedOn) => {
      sent.push(basedOn)
      if (error) throw error
    })
  await expect(send(new Error('refused'))).rejects.toThrow()
  await expect(send(conflict)).rejects.toThrow()
  await send()
  await send()
  expect(sent).toEqual(['old', 'old', undefined, 'old'])
})
