import { describe, it } from 'vitest'
import { selectShapes } from '../bench/growth/shapes.ts'
import { expectLinear, SUBJECTS } from './growth.ts'

/** A small part; `pnpm bench hostile` measures the others. */
const STEP = 4

describe('work and HTML grow no more than the text', () => {
  const shapes = selectShapes(0.002).filter((_, index) => index % STEP === 0)
  it.each(shapes.map(({ name, make }) => [name.slice(0, 60), make] as const))(
    '%s',
    async (_, make) => {
      await expectLinear(make, 4000, SUBJECTS)
    },
  )
})
