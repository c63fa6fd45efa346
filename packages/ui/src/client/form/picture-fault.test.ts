import { expect, it } from 'vitest'
import { findPictureFault } from './picture-fault.ts'

it('refuses an empty picture and one that is too large', () => {
  const limit = 10 * 1024 * 1024
  expect(findPictureFault(new File([], 'a.png'), limit)).toBe('这张图片是空的，请换一张')
  const large = new File([new Uint8Array(limit + 1)], 'a.png')
  expect(findPictureFault(large, limit)).toBe('图片不能超过 10 MB')
  expect(findPictureFault(new File(['x'], 'a.png'), limit)).toBeUndefined()
})
