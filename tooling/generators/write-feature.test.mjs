import { expect, it } from 'vitest'
import { fill, namesOf } from './write-feature.mjs'

it('derives each spelling from the name', () => {
  const text = fill('__name__ __camelName__ __Name__ __title__', namesOf('code-share', '代码分享'))
  expect(text).toBe('code-share codeShare CodeShare 代码分享')
})
