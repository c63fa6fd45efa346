import { describe, expect, it } from 'vitest'
import { measureGrowth } from '../bench/growth/measure-growth.ts'
import { selectShapes } from '../bench/growth/shapes.ts'
import { cpuTime } from '../src/code/cpu-time.ts'
import { expectLinear, SUBJECTS } from './growth.ts'

/** A small sample; `pnpm bench hostile` measures the others. */
const STEP = 5

describe('measureGrowth', () => {
  const shape = { name: 'a', make: (size: number) => 'a'.repeat(size) }
  /** Works for so many milliseconds. */
  const work = (milliseconds: number) => {
    const end = cpuTime() + milliseconds
    while (cpuTime() < end) shape.make(1000)
    return 1
  }

  it('reports work that grows faster than the text, and only that', async () => {
    const quadratic = { name: 'quadratic', run: (text: string) => work((text.length / 1000) ** 2) }
    const linear = { name: 'linear', run: (text: string) => work(text.length / 100) }
    expect((await measureGrowth(quadratic, shape, 4000)).problem).toContain('grows by')
    expect((await measureGrowth(linear, shape, 4000)).problem).toBeUndefined()
  })

  it('reports output that exceeds its limit', async () => {
    const large = { name: 'large', run: (text: string) => text.length * 2, maxBytes: () => 5 }
    expect((await measureGrowth(large, shape, 4000)).problem).toBe('8000 bytes of at most 5')
  })
})

describe('work and HTML grow at most linearly', () => {
  const shapes = selectShapes(0.002).filter((_, index) => index % STEP === 0)
  it.each(shapes.map(({ name, make }) => [name.slice(0, 60), make] as const))(
    '%s',
    async (_, make) => {
      await expectLinear(make, 4000, SUBJECTS)
    },
  )
})
