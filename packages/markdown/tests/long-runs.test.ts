import { buildRun, LONG_RUNS } from '@mozhan/fixtures/long-runs'
import { it } from 'vitest'
import { expectLinear } from './growth.ts'

it.each(LONG_RUNS.map((run) => [run.title, run] as const))(
  'the time of a long run grows no more than its length: %s',
  async (_, run) => {
    const each = run.unit.length + run.closing.length
    await expectLinear((size) => buildRun(run, Math.ceil(size / each)))
  },
  60_000,
)
