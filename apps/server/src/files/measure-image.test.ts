import { expect, it } from 'vitest'
import type { AppContext } from '../context.ts'
import { createMeasureImage } from './measure-image.ts'

it('a text of a thousand pictures leaves the database to others, too', async () => {
  let asked = 0
  let most = 0
  const where = async () => {
    asked += 1
    most = Math.max(most, asked)
    await new Promise(setImmediate)
    asked -= 1
    return [{ width: 4, height: 3 }]
  }
  const db = { select: () => ({ from: () => ({ where }) }) } as unknown as AppContext['db']
  const measure = createMeasureImage({ db, filesDir: '/nowhere' })
  const sources = Array.from({ length: 1000 }, (_, index) => `/files/image/${index}.png`)
  const found = await Promise.all(sources.map(measure))
  expect(found.at(-1)).toEqual({ src: '/files/image/999.png', width: 4, height: 3 })
  expect(most).toBeLessThanOrEqual(4)
})
