import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '@mozhan/start/failure'
import { signInDemo } from '@mozhan/test-site/demo-session'
import { countLost, startLoad } from './load.mjs'
import { openApi } from './one-api.mjs'
import { openFolder } from './place.mjs'
import { openPostgres } from './postgres.mjs'
import { prepareLoad } from './prepare-load.mjs'
import { describeLoad, seconds } from './report.mjs'
import { until } from './until.mjs'

const HOUR = 3600
const STAGE_MS = 5000

/** Moves the clock of the API one hour ahead, then two hours back. */
export async function clock() {
  const library = findLibrary()
  const folder = openFolder()
  const postgres = await openPostgres(folder)
  const file = path.join(folder, 'clock')
  const setClock = (offset) => {
    writeFileSync(`${file}.new`, `${offset < 0 ? '' : '+'}${offset}\n`)
    renameSync(`${file}.new`, file)
  }
  setClock(0)
  const { base, program } = await openApi(folder, {
    DATABASE_URL: postgres.url,
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    // Monotonic clocks are not changed, as with a real clock.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  })
  const loadTarget = await prepareLoad(base, { pages: false })
  const renewals = []
  // Renews the expired token, as the browser does.
  const renew = async () => {
    renewals.push(performance.now())
    return (await signInDemo(base)).accessToken
  }
  const load = startLoad({ base, ...loadTarget, renew })
  const recoveries = []
  for (const [label, offset] of [
    ['一小时之后', HOUR],
    ['一小时之前', -HOUR],
    ['回到现在', 0],
  ]) {
    await sleep(STAGE_MS)
    setClock(offset)
    const jumped = performance.now()
    await until(() => load.recoveredAfter(jumped) !== undefined)
    recoveries.push({
      label: `跳到${label}，到下一次写成`,
      value: seconds(load.recoveredAfter(jumped)),
    })
  }
  await sleep(STAGE_MS)
  await load.stop()
  const ids = load.confirmed.map(({ id }) => id)
  const twice = ids.length - new Set(ids).size
  return [
    ...recoveries,
    ...describeLoad(load, await countLost(base, load.confirmed)),
    { label: '重复的编号', value: `${twice} 个`, ok: twice === 0 },
    { label: '重新取得令牌', value: `${renewals.length} 次` },
    { label: 'API 的进程还在', value: program.hasEnded() ? '否' : '是', ok: !program.hasEnded() },
  ]
}

function findLibrary() {
  for (const folder of readdirSync('/usr/lib')) {
    const file = path.join('/usr/lib', folder, 'faketime', 'libfaketimeMT.so.1')
    if (existsSync(file)) return file
  }
  throw new Failure('没有 libfaketime：请先安装（apt-get install faketime）。')
}
