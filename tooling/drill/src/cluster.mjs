import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { apiEnv, apiFlags } from '@mozhan/start/api-process'
import { Failure } from '@mozhan/start/failure'
import { start } from '@mozhan/start/processes'
import { root } from '@mozhan/start/repo'
import { freePort } from '@mozhan/test-site/free-port'
import { drillEnv } from './one-api.mjs'
import { openProgram } from './program.mjs'

/** The ports in docs/operations/nginx.conf. */
const PORTS = {
  site: ['3001', '3002'],
  api: ['4001', '4002'],
  login: ['4101', '4102'],
  public: '8080',
  publicLogin: '8081',
  inner: '4400',
}

/**
 * Starts two sites and two APIs with PostgreSQL and Redis behind nginx, as described in docs/operations.md.
 * @param {{ folder: string, databaseUrl: string }} options
 */
export async function openCluster({ folder, databaseUrl }) {
  const ports = new Map()
  for (const port of Object.values(PORTS).flat()) ports.set(port, String(await freePort()))
  const at = (port) => `http://127.0.0.1:${ports.get(port)}`
  const redisUrl = await openRedis(folder)
  const nginx = await openNginx(folder, ports)
  const env = drillEnv(folder, {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    API_URL: at(PORTS.inner),
    SITE_URL: at(PORTS.public),
    LOGIN_SITE_URL: at(PORTS.publicLogin),
    SITE_INVALIDATION_URLS: PORTS.site.map(at).join(','),
    TRUSTED_PROXIES: '127.0.0.1',
    DRAIN_SECONDS: '6',
  })
  const apis = []
  for (const [index, port] of PORTS.api.entries()) {
    const own = { API_PORT: ports.get(port), LOGIN_PORT: ports.get(PORTS.login[index]) }
    apis.push(
      await openProgram({
        name: `API ${index + 1}`,
        ports: [own.API_PORT, own.LOGIN_PORT],
        folder: 'apps/server',
        args: [...apiFlags, 'src/main.ts'],
        env: { ...apiEnv, ...env, ...own },
        readyUrl: `${at(port)}/readyz`,
      }),
    )
  }
  const sites = []
  for (const [index, port] of PORTS.site.entries()) {
    sites.push(
      await openProgram({
        name: `网站 ${index + 1}`,
        ports: [ports.get(port)],
        folder: 'apps/web',
        args: ['server.ts'],
        env: { ...env, PORT: ports.get(port) },
        readyUrl: `${at(port)}/internal/readyz`,
      }),
    )
  }
  return {
    nginx,
    base: at(PORTS.public),
    apis,
    sites,
    siteUrls: PORTS.site.map(at),
    apiUrls: PORTS.api.map(at),
  }
}

async function openNginx(folder, ports) {
  const place = path.join(folder, 'nginx')
  mkdirSync(path.join(place, 'logs'), { recursive: true })
  const text = readFileSync(path.join(root, 'docs', 'operations', 'nginx.conf'), 'utf8')
  // The default buffer folders of Debian's build are not writable.
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `    ${name}_temp_path ${place}/${name};`)
    .join('\n')
  const config = text
    .replaceAll(/\b(3001|3002|4001|4002|4101|4102|8080|8081|4400)\b/g, (port) => ports.get(port))
    .replaceAll(/listen (\d+);/g, 'listen 127.0.0.1:$1;')
    .replace('http {\n', `http {\n${own}\n`)
  const file = path.join(place, 'nginx.conf')
  writeFileSync(file, config)
  const args = ['-p', place, '-c', file, '-g', 'daemon off;']
  const child = start('nginx', args, { stdio: 'ignore' })
  await waitForPort(child, ports.get(PORTS.public), 'nginx')
  return {
    /** Drains these ports; without any, enables all again. Old workers finish their requests. */
    leaveOut(...left) {
      const isLeft = (port) => left.includes(port)
      const changed = config.replaceAll(
        /(server 127\.0\.0\.1:)(\d+)( max_fails)/g,
        (whole, a, port, b) => (isLeft(port) ? `${a}${port} down${b}` : whole),
      )
      writeFileSync(file, changed)
      child.kill('SIGHUP')
    },
  }
}

async function openRedis(folder) {
  const port = String(await freePort())
  const args = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--dir', folder]
  await waitForPort(start('redis-server', args, { stdio: 'ignore' }), port, 'redis-server')
  return `redis://127.0.0.1:${port}`
}

/** @throws {Failure} if the program is missing or exits early */
async function waitForPort(child, port, name) {
  let isMissing = false
  for (const event of ['error', 'close']) {
    child.once(event, () => {
      isMissing = true
    })
  }
  for (;;) {
    const isOpen = await new Promise((resolve) => {
      const socket = connect({ port: Number(port), host: '127.0.0.1' })
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
    if (isMissing)
      throw new Failure(`没有 ${name}，或它不能启动：请先安装（apt-get install ${name}）。`)
    if (isOpen) return
    await sleep(100)
  }
}
