import { setTimeout as sleep } from 'node:timers/promises'
import { countLost, quantile, startLoad } from './load.mjs'
import { openApi } from './one-api.mjs'
import { openFolder } from './place.mjs'
import { openPostgres } from './postgres.mjs'
import { prepareLoad } from './prepare-load.mjs'
import { describeLoad, seconds } from './report.mjs'
import { openSlowProxy } from './slow-proxy.mjs'
import { statusOf, until } from './until.mjs'

const STAGE_MS = 6000
const DELAY_MS = 50
const SILENCE_MS = 12_000

/** The database responds slowly, then not at all, then normally. */
export async function slowDatabase() {
  const folder = openFolder()
  const postgres = await openPostgres(folder)
  const proxy = await openSlowProxy(postgres.port)
  const { base, program } = await openApi(folder, {
    DATABASE_URL: postgres.url.replace(`:${postgres.port}/`, `:${proxy.port}/`),
  })
  const load = startLoad({ base, ...(await prepareLoad(base, { pages: false })) })
  const stages = []
  const stage = async (label, ms) => {
    const from = load.requests.length
    await sleep(ms)
    const own = load.requests.slice(from)
    const good = own.filter(({ isGood }) => isGood)
    const times = `p50 ${quantile(own, 0.5).toFixed(0)} ms，p99 ${quantile(own, 0.99).toFixed(0)} ms`
    stages.push({ label, value: `${good.length}/${own.length} 成功，${times}` })
  }
  await stage('平常', STAGE_MS)
  proxy.slow(DELAY_MS)
  await stage(`每个来回多 ${2 * DELAY_MS} ms`, STAGE_MS)
  proxy.silence()
  await stage('没有回音', SILENCE_MS)
  const ready = await statusOf(program.readyUrl)
  proxy.slow(0)
  const spoke = performance.now()
  proxy.speak()
  await until(() => load.recoveredAfter(spoke) !== undefined)
  await stage('恢复之后', STAGE_MS)
  await load.stop()
  return [
    ...stages,
    ...describeLoad(load, await countLost(base, load.confirmed)),
    { label: '没有回音时的就绪', value: `${ready}`, ok: ready === 503 },
    { label: '有回音到下一次写成', value: seconds(load.recoveredAfter(spoke)) },
  ]
}
