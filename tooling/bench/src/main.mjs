// `pnpm bench [name] [--corpus <folder>]`: measures the built site and a bare Next page in one run and prints one table.
import { Failure, runMain } from '@mozhan/start/failure'
import { padWide } from '@mozhan/start/text'
import { withTemporaryStack } from '@mozhan/test-site/temporary-stack'
import { benchmarks, standalone } from './benchmarks.mjs'

await runMain(async () => {
  const wanted = process.argv[2]?.startsWith('--') ? undefined : process.argv[2]
  if (wanted && !(wanted in benchmarks)) {
    throw new Failure(`没有名为 ${wanted} 的测量：可选 ${Object.keys(benchmarks).join('、')}。`)
  }
  const chosen = Object.entries(benchmarks).filter(([name]) => !wanted || name === wanted)
  const needsSite = chosen.some(([name]) => !standalone.has(name))
  const rows = needsSite
    ? await withTemporaryStack((stack) => measure(stack, chosen))
    : await measure(undefined, chosen)

  const verdict = ({ ok }) => (ok === undefined ? '' : ok ? '✓' : '✗')
  const widest = Math.max(...rows.map(({ label }) => label.length)) * 2
  for (const row of rows) {
    const cells = [
      padWide(row.label, widest),
      row.value.padStart(10),
      ' ',
      row.note ?? '',
      verdict(row),
    ]
    console.log(cells.join(' ').trimEnd())
  }
  return rows.some(({ ok }) => ok === false) ? 1 : 0
})

async function measure(stack, chosen) {
  const rows = []
  for (const [name, benchmark] of chosen) {
    console.log(`测量 ${name}…`)
    try {
      rows.push(...(await benchmark(stack)))
    } catch (error) {
      // The results of the other benchmarks are still printed.
      console.error(error instanceof Failure ? error.message : error)
      rows.push({ label: `${name}：没有测量完`, value: '–', ok: false })
    }
  }
  return rows
}
