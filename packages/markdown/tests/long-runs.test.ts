import { describe, it } from 'vitest'
import { hasCorpora, readCorpus } from './corpora.ts'
import { expectLinear } from './growth.ts'

interface Recipe {
  title: string
  prefix: string
  unit: string
  middle: string
  after_unit: string
}

describe.skipIf(!hasCorpora())('the recipes for long input', () => {
  it('take time in proportion', async () => {
    const { cases } = readCorpus<{ cases: Recipe[] }>('hostile/long-runs.json')
    for (const { prefix, unit, middle, after_unit } of cases) {
      const each = unit.length + after_unit.length
      await expectLinear((size) => {
        const count = Math.ceil(size / each)
        return prefix + unit.repeat(count) + middle + after_unit.repeat(count)
      })
    }
  }, 240_000)
})
