// `pnpm drill [name]`: causes failures under load and reports what readers saw and which writes were lost.
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

/** Runs each drill in its own process, which stops everything it started. */
async function drillAll(names) {
  let worst = 0
  for (const name of names) {
    const { code } = await run('node', [fileURLToPath(import.meta.url), name])
    worst = Math.max(worst, code)
  }
  return worst
}
