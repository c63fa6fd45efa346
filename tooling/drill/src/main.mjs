// `pnpm drill [name]`: lets something go wrong, under load, and says what readers saw and whether anything was lost.
import { fileURLToPath } from 'node:url'
import { buildSite } from '@mozhan/start/build'
import { Failure, runMain } from '@mozhan/start/failure'
import { run, stopAll, stopOnSignals } from '@mozhan/start/processes'
import { padWide } from '@mozhan/start/text'
import { drills } from './drills.mjs'

await runMain(async () => {
  const wanted = process.argv[2]
  if (wanted && !(wanted in drills)) {
    throw new Failure(`没有名为 ${wanted} 的演练：可选 ${Object.keys(drills).join('、')}。`)
  }
  stopOnSignals(() => {}, 130)
  if (!wanted) return drillAll(Object.keys(drills))
  await buildSite()
  console.log(`演练 ${wanted}…`)
  const rows = await drills[wanted]().finally(stopAll)
  const widest = Math.max(...rows.map(({ label }) => label.length)) * 2
  for (const { label, value, ok } of rows) {
    const verdict = ok === undefined ? '' : ok ? '✓' : '✗'
    console.log(`${padWide(label, widest)} ${value} ${verdict}`.trimEnd())
  }
  return rows.some(({ ok }) => ok === false) ? 1 : 0
})

/** Each in a process of its own, which takes everything it started with it. */
async function drillAll(names) {
  let worst = 0
  for (const name of names) {
    const { code } = await run('node', [fileURLToPath(import.meta.url), name])
    worst = Math.max(worst, code)
  }
  return worst
}
