import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '@mozhan/start/failure'
import { run } from '@mozhan/start/processes'
import { root } from '@mozhan/start/repo'
import { countLost, startLoad } from './load.mjs'
import { openApi } from './one-api.mjs'
import { openFolder } from './place.mjs'
import { openPostgres } from './postgres.mjs'
import { prepareLoad } from './prepare-load.mjs'
import { seconds } from './report.mjs'
import { statusOf } from './until.mjs'

const STAGE_MS = 4000
const MAIN = path.join(root, 'apps/server/src/commands/backup/main.ts')

/** Backs up both databases under load, restores the backups elsewhere and checks them. */
export async function backup() {
  const folder = openFolder()
  const postgres = await openPostgres(folder)
  await postgres.create('restored')
  const restoredUrl = postgres.url.replace(/[^/]+$/, 'restored')
  return [
    ...(await tryOne('内置数据库', openFolder(), {}, {})),
    ...(await tryOne(
      'PostgreSQL',
      folder,
      { DATABASE_URL: postgres.url },
      { DATABASE_URL: restoredUrl },
    )),
  ]
}

async function tryOne(label, folder, more, restored) {
  const { base, env, program } = await openApi(folder, more)
  const loadTarget = await prepareLoad(base, { pages: false })
  const picture = await findPicture(base, loadTarget)
  const load = startLoad({ base, ...loadTarget })
  await sleep(STAGE_MS)
  // The backup must contain all writes confirmed before it.
  const confirmed = [...load.confirmed]
  const target = path.join(folder, 'backup')
  const made = await time(['backup', target], env)
  await load.stop()
  await program.end('SIGTERM')

  const elsewhere = openFolder()
  const place = { ...env, DATA_DIR: path.join(elsewhere, 'data'), ...restored }
  const back = await time(['restore', target], place)
  const again = await openApi(elsewhere, restored)
  const lost = await countLost(again.base, confirmed)
  const shown = await statusOf(again.base + picture)
  await again.program.end('SIGTERM')
  return [
    { label: `${label}：备份，其间照常读写`, value: seconds(made) },
    { label: `${label}：恢复到别处`, value: seconds(back) },
    {
      label: `${label}：备份前确认的，恢复后不见的`,
      value: `${confirmed.length} 篇，${lost} 篇`,
      ok: confirmed.length > 0 && lost === 0,
    },
    { label: `${label}：图片`, value: `${shown}`, ok: shown === 200 },
  ]
}

/** Finds a picture of a demonstration article. */
async function findPicture(base, { paths }) {
  for (const address of paths) {
    const found = /\/files\/[\w./-]+\.\w+/.exec(await (await fetch(base + address)).text())
    if (found) return found[0]
  }
  throw new Failure('演示内容里没有图片。')
}

async function time(args, env) {
  const started = performance.now()
  const { code, output } = await run('node', [MAIN, ...args], { env, quiet: true })
  if (code !== 0) throw new Failure(`${args[0]} 失败：${output.trim()}`)
  return performance.now() - started
}
