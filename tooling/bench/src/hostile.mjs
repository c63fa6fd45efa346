import { Failure } from '@mozhan/start/failure'
import { turbo } from '@mozhan/start/turbo'
import { importSource } from '@mozhan/test-site/import-source'

/** Length of the smaller text, in UTF-16 code units. */
const SIZE = Number(process.env.HOSTILE_SIZE ?? 20_000)
/** Share of the about 49,000 shapes that is measured. */
const SHARE = Number(process.env.HOSTILE_SHARE ?? 0.012)

/**
 * Runs hostile texts in two sizes through all functions that process user input. Time and output must grow at most
 * linearly.
 * @returns {Promise<import('./benchmarks.mjs').Row[]>}
 */
export async function hostile() {
  const { code, output } = await turbo(['run', 'build', '--filter=@mozhan/markdown'], {
    quiet: true,
  })
  if (code !== 0) throw new Failure(`${output.trim()}\n渲染器构建失败，原因见上。`, code)
  const { selectShapes } = await importSource('packages/markdown/bench/growth/shapes.ts')
  const { subjects } = await import('./hostile/subjects.mjs')
  const { MeasuringThread } = await import('./hostile/measuring-thread.mjs')
  const shapes = selectShapes(SHARE)
  const thread = new MeasuringThread(SHARE)
  const rows = []
  for (const subject of subjects) {
    let problemCount = 0
    let slowest = 0
    for (const shape of shapes) {
      const request = { subject: subject.name, shape: shape.name, size: SIZE }
      const { ms, problem } = await thread.measure(request)
      slowest = Math.max(slowest, ms?.[1] ?? 0)
      if (!problem) continue
      problemCount += 1
      console.log(
        `${subject.name}: ${shape.name.slice(0, 80)}: ${problem} (${ms?.map(Math.round).join(' → ')} ms)`,
      )
    }
    rows.push({
      label: `${subject.name}：${shapes.length} 种敌意文本里随长度失控的`,
      value: String(problemCount),
      note: `最慢 ${Math.round(slowest)} ms（${(2 * SIZE) / 1000} KB）`,
      ok: problemCount === 0,
    })
  }
  await thread.close()
  return rows
}
