import { IMAGE_LIMIT_BYTES } from '@mozhan/api-client/contract'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { SessionProvider } from './SessionProvider.tsx'
import { useUploadImage } from './use-upload-image.ts'

const CONFIG = { loginSiteUrl: 'http://login.test', apiBase: '/api', siteName: '墨栈' }
const wrapper = ({ children }: { children: ReactNode }) => (
  <SessionProvider config={CONFIG}>{children}</SessionProvider>
)
const upload = (file: File, options = {}) =>
  renderHook(useUploadImage, { wrapper }).result.current(file, options)

it('refuses an empty picture and one that is too large before anything is sent', async () => {
  await expect(upload(new File([], 'a.png'))).rejects.toThrow('这张图片是空的')
  const large = new File([new Uint8Array(IMAGE_LIMIT_BYTES + 1)], 'a.png')
  await expect(upload(large)).rejects.toThrow('图片不能超过 10 MB')
})

it('sends nothing once it was cancelled', async () => {
  const signal = AbortSignal.abort()
  await expect(upload(new File(['x'], 'a.png'), { signal })).rejects.toThrow(/cancelled/)
})
