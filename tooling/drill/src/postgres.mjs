import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '@mozhan/start/failure'
import { run } from '@mozhan/start/processes'
import { freePort } from '@mozhan/test-site/free-port'

const VERSIONS = '/usr/lib/postgresql'
/** System user of Debian's packages. */
const USER = 'postgres'

/**
 * Starts a separate PostgreSQL in a folder on a free port, which the drill can kill.
 * @param {string} folder
 */
export async function openPostgres(folder) {
  const bin = findPrograms()
  const port = await freePort()
  const data = path.join(folder, 'postgres')
  mkdirSync(data, { mode: 0o700 })
  if (isRoot()) chownSync(data, await idOf('-u'), await idOf('-g'))
  await ask(`${bin}/initdb`, ['-D', data, '-U', USER, '--auth=trust', '--encoding=UTF8'])
  const options = `-p ${port} -k ${data} -h 127.0.0.1 -c max_connections=200`
  const start = () =>
    ask(`${bin}/pg_ctl`, [
      '-D',
      data,
      '-w',
      '-t',
      '120',
      '-l',
      `${data}/log`,
      '-o',
      options,
      'start',
    ])
  await start()
  // Must end before its folder is removed.
  process.prependOnceListener('exit', () => endQuietly(data))
  return {
    port,
    url: `postgres://${USER}@127.0.0.1:${port}/postgres`,
    start,
    create: (name) => ask(`${bin}/createdb`, ['-h', data, '-p', String(port), '-U', USER, name]),
    /** Kills the main process and all connection processes, like a power failure. */
    kill() {
      const main = readMain(data)
      const children = childrenOf(main)
      for (const pid of [main, ...children]) process.kill(pid, 'SIGKILL')
    },
  }
}

function readMain(data) {
  return Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
}

function endQuietly(data) {
  try {
    process.kill(readMain(data), 'SIGQUIT')
  } catch {
    // It has already ended.
  }
}

function findPrograms() {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => a - b) : []
  const bin = versions.map((version) => path.join(VERSIONS, version, 'bin')).findLast(existsSync)
  if (bin) return bin
  throw new Failure('没有找到 PostgreSQL：请安装 postgresql（15 或更新）再演练。')
}

/** PostgreSQL refuses to run as root. */
async function ask(program, args) {
  const command = isRoot() ? ['runuser', ['-u', USER, '--', program, ...args]] : [program, args]
  const { code, output } = await run(...command, { cwd: '/', quiet: true, detached: false })
  if (code !== 0) throw new Failure(`${path.basename(program)} 失败：${output.trim()}`)
}

async function idOf(flag) {
  return Number((await run('id', [flag, USER], { quiet: true })).output)
}

function childrenOf(parent) {
  return readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false
    try {
      const status = readFileSync(`/proc/${name}/stat`, 'utf8')
      return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]) === parent
    } catch {
      // It has ended in the meantime.
      return false
    }
  })
}

const isRoot = () => process.getuid?.() === 0
