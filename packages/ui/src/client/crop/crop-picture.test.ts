import { expect, it } from 'vitest'
import { centredCrop } from './crop-picture.ts'

it('takes the middle of a wide picture', () => {
  expect(centredCrop(1600, 900, 4 / 3)).toEqual({ x: 0.125, y: 0, width: 0.75, height: 1 })
})

it('takes the middle of a tall picture', () => {
  expect(centredCrop(900, 1350, 4 / 3)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 })
})

it('takes all of a picture that has the aspect ratio', () => {
  expect(centredCrop(800, 600, 4 / 3)).toEqual({ x: 0, y: 0, width: 1, height: 1 })
})
