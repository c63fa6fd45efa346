import { setTimeout as sleep } from 'node:timers/promises'
import { openCluster } from './cluster.mjs'
import { countLost, startLoad } from './load.mjs'
import { openFolder } from './place.mjs'
import { openPostgres } from './postgres.mjs'
import { prepareLoad } from './prepare-load.mjs'
import { describeLoad, seconds } from './report.mjs'
import { statusOf, until } from './until.mjs'

const CALM_MS = 4000
const AWAY_MS = 5000

/** Kills all processes of PostgreSQL under load and starts it again after a while. */
export async function killPostgres() {
  const folder = openFolder()
  const postgres = await openPostgres(folder)
  const { base, apis, sites, siteUrls } = await openCluster({ folder, databaseUrl: postgres.url })
  const loadTarget = await prepareLoad(base)
  // Fills the page cache of each instance, which must work without a database.
  for (const url of siteUrls) await statusOf(url + loadTarget.paths[1])
  const load = startLoad({ base, ...loadTarget })
  await sleep(CALM_MS)
  postgres.kill()
  await sleep(AWAY_MS)
  const unready = await Promise.all(apis.map(({ readyUrl }) => statusOf(readyUrl)))
  const open = await Promise.all(sites.map(({ readyUrl }) => statusOf(readyUrl)))
  const page = await statusOf(base + loadTarget.paths[1])
  await postgres.start()
  const started = performance.now()
  const areReady = await until(async () =>
    (await Promise.all(apis.map(({ readyUrl }) => statusOf(readyUrl)))).every((s) => s === 200),
  )
  await sleep(CALM_MS)
  await load.stop()
  const haveEnded = apis.some(({ hasEnded }) => hasEnded())
  return [
    ...describeLoad(load, await countLost(`${base}/api`, load.confirmed)),
    { label: '其间 API 的就绪', value: unready.join('、'), ok: unready.every((s) => s === 503) },
    { label: '其间网站的就绪', value: open.join('、'), ok: open.every((s) => s === 200) },
    { label: '其间读过的页面', value: `${page}`, ok: page === 200 },
    { label: 'API 的进程都还在', value: haveEnded ? '否' : '是', ok: !haveEnded },
    { label: '数据库回来后都就绪', value: areReady ? '是' : '否', ok: areReady },
    { label: '数据库回来到下一次写成', value: seconds(load.recoveredAfter(started)) },
  ]
}
