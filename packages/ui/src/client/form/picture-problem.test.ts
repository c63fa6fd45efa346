import { expect, it } from 'vitest'
import { findPictureProblem } from './picture-problem.ts'

it('rejects an empty picture and one that is too large', () => {
  const limit = 10 * 1024 * 1024
  expect(findPictureProblem(new File([], 'a.png'), limit)).toBe('这张图片是空的，请换一张')
  const large = new File([new Uint8Array(limit + 1)], 'a.png')
  expect(findPictureProblem(large, limit)).toBe('图片不能超过 10 MB')
  expect(findPictureProblem(new File(['x'], 'a.png'), limit)).toBeUndefined()
})
