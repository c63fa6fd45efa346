import { setTimeout as sleep } from 'node:timers/promises'
import { openCluster } from './cluster.mjs'
import { countLost, quantile, startLoad } from './load.mjs'
import { openFolder } from './place.mjs'
import { openPostgres } from './postgres.mjs'
import { prepareLoad } from './prepare-load.mjs'
import { describeLoad } from './report.mjs'

const STAGE_MS = 8000
const TIMES = 10
const USUAL = { readers: 6, writers: 4 }

/** Multiplies the load by ten, then reduces it again. */
export async function overload() {
  const folder = openFolder()
  const postgres = await openPostgres(folder)
  const { base, apis, sites } = await openCluster({ folder, databaseUrl: postgres.url })
  const loadTarget = await prepareLoad(base)
  const usual = startLoad({ base, ...loadTarget, ...USUAL })
  const stages = []
  const watch = async (label, loads) => {
    const from = loads.map(({ requests }) => requests.length)
    const started = performance.now()
    await sleep(STAGE_MS)
    const own = loads.flatMap(({ requests }, at) => requests.slice(from[at]))
    const rate = own.length / ((performance.now() - started) / 1000)
    const p99 = (kind) =>
      quantile(
        own.filter((each) => each.kind === kind),
        0.99,
      ).toFixed(0)
    const failed = own.filter(({ isGood }) => !isGood).length
    stages.push({
      label,
      value: `${rate.toFixed(0)} 个/秒，p99 读 ${p99('read')} ms，写 ${p99('write')} ms，没有成功 ${failed}`,
    })
  }
  await watch('平常', [usual])
  const crowd = startLoad({
    base,
    ...loadTarget,
    readers: USUAL.readers * (TIMES - 1),
    writers: USUAL.writers * (TIMES - 1),
  })
  await watch(`${TIMES} 倍`, [usual, crowd])
  await crowd.stop()
  await watch('散去之后', [usual])
  await usual.stop()
  const all = {
    requests: [...usual.requests, ...crowd.requests],
    confirmed: [...usual.confirmed, ...crowd.confirmed],
    failures: new Map([...usual.failures, ...crowd.failures]),
  }
  const haveEnded = [...apis, ...sites].some(({ hasEnded }) => hasEnded())
  return [
    ...stages,
    ...describeLoad(all, await countLost(`${base}/api`, all.confirmed)),
    { label: '进程都还在', value: haveEnded ? '否' : '是', ok: !haveEnded },
  ]
}
