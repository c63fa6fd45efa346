import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '@mozhan/start/failure'
import { run } from '@mozhan/start/processes'
import { countLost, startLoad } from './load.mjs'
import { openApi } from './one-api.mjs'
import { openFolder } from './place.mjs'
import { prepareLoad } from './prepare-load.mjs'
import { describeLoad, seconds } from './report.mjs'
import { until } from './until.mjs'

const DISK_MB = 320
const STAGE_MS = 5000

/** Fills the disk of the embedded database and the files under load, then frees space. */
export async function fullDisk() {
  const folder = openFolder()
  const data = path.join(folder, 'data')
  mkdirSync(data)
  const args = ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', data]
  const { code, output } = await run('mount', args, { quiet: true })
  if (code !== 0) throw new Failure(`不能挂载小磁盘（要以 root 运行）：${output.trim()}`)
  process.prependOnceListener('exit', () => unmount(data))
  const { base, program, env } = await openApi(folder)
  const loadTarget = await prepareLoad(base, { pages: false })
  const load = startLoad({ base, ...loadTarget })
  await sleep(STAGE_MS)
  const ballast = path.join(data, 'ballast')
  fill(ballast, data)
  await until(() => load.failures.size > 0 || program.hasEnded())
  await sleep(STAGE_MS)
  const upload = await sendPicture(base, loadTarget.token)
  rmSync(ballast)
  const freed = performance.now()
  await sleep(STAGE_MS)
  const endedByItself = program.hasEnded()
  if (endedByItself) await program.start(env)
  await until(() => load.recoveredAfter(freed) !== undefined)
  await load.stop()
  // Partial writes are recovered when the database is opened again.
  await program.end('SIGTERM')
  await program.start(env)
  return [
    ...describeLoad(load, await countLost(base, load.confirmed)),
    { label: '磁盘满时传图片', value: upload },
    { label: 'API 的进程还在', value: endedByItself ? '否，再次启动' : '是' },
    { label: '有空间后到下一次写成', value: seconds(load.recoveredAfter(freed)) },
  ]
}

function unmount(folder) {
  // Lazy, because an exiting process may still write.
  spawnSync('umount', ['--lazy', folder])
}

function fill(file, folder) {
  const { bavail, bsize } = statfsSync(folder)
  try {
    writeFileSync(file, Buffer.alloc(bavail * bsize))
  } catch (error) {
    // Other processes write as well, so this may fail early.
    if (error.code !== 'ENOSPC') throw error
  }
}

async function sendPicture(base, token) {
  const form = new FormData()
  form.set('file', new Blob([PIXEL], { type: 'image/png' }), 'pixel.png')
  try {
    const headers = { authorization: `Bearer ${token}` }
    const body = { method: 'POST', headers, body: form, signal: AbortSignal.timeout(20_000) }
    const answer = await fetch(`${base}/article/file/upload`, body)
    const { code, message } = await answer.json()
    return `${answer.status} ${code} ${message}`
  } catch (error) {
    return String(error.cause?.code ?? error.name)
  }
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
