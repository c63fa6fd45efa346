import { setTimeout as sleep } from 'node:timers/promises'
import { signInDemo } from '@mozhan/test-site/demo-session'
import { openCluster } from './cluster.mjs'
import { countLost, startLoad } from './load.mjs'
import { openFolder } from './place.mjs'
import { openPostgres } from './postgres.mjs'
import { prepareLoad } from './prepare-load.mjs'
import { describeLoad, seconds } from './report.mjs'
import { keepSocket } from './sockets.mjs'
import { until } from './until.mjs'
import { keepUploading } from './upload.mjs'

const SOCKETS = 20
const CALM_MS = 3000
/** Maximum time until all instances show a change, in ms. */
const MAX_STALE_MS = 5000

/** Restarts every program of two sites and two APIs one after the other under load. */
export async function rolling() {
  const folder = openFolder()
  const postgres = await openPostgres(folder)
  const { base, nginx, apis, sites, siteUrls, apiUrls } = await openCluster({
    folder,
    databaseUrl: postgres.url,
  })
  const loadTarget = await prepareLoad(base)
  const sockets = Array.from({ length: SOCKETS }, () => keepSocket(base, loadTarget.token))
  const uploads = keepUploading(base, loadTarget.token)
  const load = startLoad({ base, ...loadTarget })
  await sleep(CALM_MS)
  const restarts = []
  for (const program of [...apis, ...sites]) {
    const started = performance.now()
    nginx.leaveOut(...program.ports)
    const code = await program.end('SIGTERM')
    await program.start()
    nginx.leaveOut()
    const ms = performance.now() - started
    restarts.push({
      label: `重启 ${program.name}`,
      value: `${seconds(ms)}，退出码 ${code}`,
      ok: code === 0,
    })
    await sleep(CALM_MS)
  }
  await load.stop()
  await uploads.stop()
  const lost = await countLost(`${base}/api`, load.confirmed)
  const areBack = await until(() => sockets.every(({ isReady }) => isReady))
  const before = sockets.map(({ pushes }) => pushes)
  const staleMs = await changeOne(load.confirmed.at(-1), loadTarget, base, siteUrls)
  const isPushed = await pushOne(base, loadTarget, () =>
    sockets.every(({ pushes }, at) => pushes > before[at]),
  )
  for (const socket of sockets) socket.stop()
  const failed = load.requests.filter(({ isGood }) => !isGood).length
  const codes = new Map()
  for (const [code, count] of sockets.flatMap((socket) => [...socket.codes])) {
    codes.set(code, (codes.get(code) ?? 0) + count)
  }
  return [
    ...restarts,
    ...describeLoad(load, lost),
    { label: '一个错误也没有', value: failed === 0 ? '是' : '否', ok: failed === 0 },
    {
      label: '分片上传的文件',
      value: `完好 ${uploads.whole}，失败 ${uploads.broken} ${[...uploads.words].join('；')}`,
      ok: uploads.broken === 0 && uploads.whole > 0,
    },
    {
      label: `${SOCKETS} 条连接都回来了`,
      value: `断开时的代码：${[...codes].map(([code, count]) => `${code} ×${count}`).join('，')}`,
      ok: areBack,
    },
    { label: '推送到达每条连接', value: isPushed ? '是' : '否', ok: isPushed },
    {
      label: '改动在两个网站上都看得见',
      value: seconds(staleMs),
      ok: staleMs !== undefined && staleMs < MAX_STALE_MS,
    },
    { label: '登录与退出在两个 API 上都算数', ...(await checkSessions(base, loadTarget, apiUrls)) },
    { label: '该对外的地址对外，别的不', ...(await checkAddresses(base)) },
  ]
}

/** Changes an article through the proxy and waits until each site shows it. */
async function changeOne({ id }, { token, labelId }, base, siteUrls) {
  for (const url of siteUrls) await (await fetch(`${url}/article/${id}`)).text()
  const title = `改过的题目 ${Date.now()}`
  const body = JSON.stringify({ id, title, labelIds: [labelId], mdContent: title })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  await fetch(`${base}/api/article/article`, { method: 'PUT', headers, body })
  const started = performance.now()
  const isShown = async () => {
    const pages = await Promise.all(
      siteUrls.map(async (url) => (await fetch(`${url}/article/${id}`)).text()),
    )
    return pages.every((page) => page.includes(title))
  }
  return (await until(isShown)) ? performance.now() - started : undefined
}

/** Sends a letter from another account to the owner of the sockets. */
async function pushOne(base, { token }, isThere) {
  const reader = await signInDemo(`${base}/api`, { username: 'reader', password: 'reader-mozhan' })
  const toId = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString()).sub
  const answer = await fetch(`${base}/api/system/letter`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${reader.accessToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ toId, content: '演练' }),
  })
  await answer.text()
  return until(isThere)
}

/** Checks that public addresses are reachable and internal ones are not. */
async function checkAddresses(base) {
  const statusOf = async (name) =>
    (await fetch(`${base}/internal/${name}`, { redirect: 'manual' })).status
  const open = await Promise.all(['login', 'expired', 'failure'].map(statusOf))
  const closed = await Promise.all(['refresh', 'healthz', 'readyz'].map(statusOf))
  const ok = open.every((status) => status < 400) && closed.every((status) => status === 404)
  return { value: [...open, ...closed].join('、'), ok }
}

/** Checks that a session renewed through the proxy is valid at each API, and that signing out at one ends it at both. */
async function checkSessions(base, { refreshToken }, apiUrls) {
  const query = new URLSearchParams({ refreshToken })
  const { data } = await (await fetch(`${base}/api/auth/user/refreshToken?${query}`)).json()
  const accessToken = data?.access_token
  const headers = { authorization: `Bearer ${accessToken}` }
  const ask = () =>
    Promise.all(
      apiUrls.map(async (url) => {
        const answer = await fetch(`${url}/article/column/list`, { headers })
        return (await answer.json()).code
      }),
    )
  const counts = (await ask()).every((code) => code === 20000)
  await (await fetch(`${base}/api/auth/logout?${new URLSearchParams({ accessToken })}`)).text()
  const ends = await until(async () => (await ask()).every((code) => code === 1401))
  return { value: counts && ends ? '是' : '否', ok: counts && ends }
}
