import { setTimeout as sleep } from 'node:timers/promises'
import { openCluster } from './cluster.mjs'
import { countLost, startLoad } from './load.mjs'
import { openFolder } from './place.mjs'
import { openPostgres } from './postgres.mjs'
import { prepareLoad } from './prepare-load.mjs'
import { describeLoad, seconds } from './report.mjs'

const CALM_MS = 4000

/** Kills one of two APIs under load and starts it again. */
export async function killApi() {
  const folder = openFolder()
  const postgres = await openPostgres(folder)
  const { base, apis } = await openCluster({ folder, databaseUrl: postgres.url })
  const load = startLoad({ base, ...(await prepareLoad(base)) })
  await sleep(CALM_MS)
  const killed = performance.now()
  await apis[0].end('SIGKILL')
  await sleep(CALM_MS)
  await apis[0].start()
  const up = performance.now()
  await sleep(CALM_MS)
  await load.stop()
  return [
    ...describeLoad(load, await countLost(`${base}/api`, load.confirmed)),
    { label: '到下一次写成', value: seconds(load.recoveredAfter(killed)) },
    { label: '重新启动到就绪', value: seconds(up - killed - CALM_MS) },
  ]
}
