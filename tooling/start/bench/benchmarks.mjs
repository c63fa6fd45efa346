import { callApi, listArticles } from '../lib/api.mjs'
import { startBareNext } from './bare-next.mjs'
import { measureFreshness } from './measure-freshness.mjs'
import { measureMemory } from './measure-memory.mjs'
import { measurePage } from './measure-page.mjs'
import { measureSearch } from './measure-search.mjs'
import { measureSockets } from './measure-sockets.mjs'
import { measureThroughput } from './measure-throughput.mjs'
import { measureTyping } from './measure-typing.mjs'
import { measureUpload } from './measure-upload.mjs'
import { measureRendering } from './render-article.mjs'
import { database, runServerBench } from './server-bench.mjs'

const MAX_SCRIPT_KB = 170
const MAX_CLS = 0.02
const MIN_RATIO = 0.8
const MAX_EDIT_MS = 1000
const MAX_KEY_MS = 50
const MAX_STORM_MS = 5000
const REST_MS = 5000
const MAX_SENT_TWICE = 0.05
const MAX_DRIFT_MB = 16
const SAMPLES = 20

/**
 * Each benchmark answers rows for the table.
 * @typedef {{ label: string, value: string, note?: string, ok?: boolean }} Row `ok` where there is a limit
 * @typedef {import('../lib/temporary-stack.mjs').TemporaryStack} Stack
 * @type {Record<string, (stack: Stack) => Promise<Row[]>>}
 */
export const benchmarks = {
  memory,
  page,
  throughput,
  freshness,
  render,
  editor,
  search: measureSearch,
  growth,
  upload,
  realtime,
}

async function memory({ siteUrl, apiUrl, api, site }) {
  for (const url of [siteUrl, await articleUrl(siteUrl, apiUrl)]) await (await fetch(url)).text()
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  const [siteMb, apiMb] = [measureMemory(site.pid), measureMemory(api.pid)]
  return [
    { label: '静置内存：网站', value: `${siteMb.toFixed(0)} MB` },
    { label: '静置内存：API 与数据库', value: `${apiMb.toFixed(0)} MB` },
    { label: '静置内存：合计', value: `${(siteMb + apiMb).toFixed(0)} MB` },
  ]
}

async function page({ siteUrl, apiUrl }) {
  const bare = await measurePage(await bareUrl())
  const { scriptKb, cls } = await measurePage(await articleUrl(siteUrl, apiUrl))
  return [
    { label: '脚本：空白 Next 页', value: `${bare.scriptKb.toFixed(1)} kB` },
    {
      label: '脚本：文章页',
      value: `${scriptKb.toFixed(1)} kB`,
      note: `上限 ${MAX_SCRIPT_KB}`,
      ok: scriptKb <= MAX_SCRIPT_KB,
    },
    {
      label: '布局偏移：文章页',
      value: cls.toFixed(4),
      note: `上限 ${MAX_CLS}`,
      ok: cls < MAX_CLS,
    },
  ]
}

async function throughput({ siteUrl, apiUrl }) {
  const bare = await measureThroughput(await bareUrl())
  const home = await measureThroughput(siteUrl)
  const article = await measureThroughput(await articleUrl(siteUrl, apiUrl))
  const ratio = (value) => `为空白页的 ${(value / bare).toFixed(2)} 倍`
  return [
    { label: '请求/秒：空白 Next 静态页', value: bare.toFixed(0) },
    { label: '请求/秒：首页', value: home.toFixed(0), note: ratio(home) },
    {
      label: '请求/秒：文章页',
      value: article.toFixed(0),
      note: `${ratio(article)}，下限 ${MIN_RATIO}`,
      ok: article / bare >= MIN_RATIO,
    },
  ]
}

async function freshness(stack) {
  const { medianMs, maxMs } = await measureFreshness(stack)
  return [
    { label: '改动到可见：中位', value: `${medianMs.toFixed(0)} ms` },
    {
      label: '改动到可见：最慢',
      value: `${maxMs.toFixed(0)} ms`,
      note: `上限 ${MAX_EDIT_MS}`,
      ok: maxMs <= MAX_EDIT_MS,
    },
  ]
}

async function render() {
  const { ms, coldMs } = await measureRendering()
  return [
    { label: '渲染 20 KB 文章：中位', value: `${ms.toFixed(1)} ms` },
    { label: '渲染 20 KB 文章：进程里的第一篇', value: `${coldMs.toFixed(1)} ms` },
  ]
}

async function editor(stack) {
  const { medianMs, p95Ms } = await measureTyping(stack)
  return [
    { label: '五万字里打字，每键：中位', value: `${medianMs.toFixed(1)} ms` },
    {
      label: '五万字里打字，每键：p95',
      value: `${p95Ms.toFixed(1)} ms`,
      note: `上限 ${MAX_KEY_MS}`,
      ok: p95Ms < MAX_KEY_MS,
    },
  ]
}

/** Lists of a thousand, of a hundred thousand and of a million articles. */
async function growth() {
  if (database !== undefined) return runServerBench('growth', ['--database', database])
  return [{ label: '列表：没有 PostgreSQL，未测量（TEST_DATABASE_URL）', value: '–' }]
}

async function upload(stack) {
  const { isWhole, twice, seconds, memory } = await measureUpload(stack)
  const describeMemory = (name, label) => {
    const { most, drift } = memory[name]
    return [
      { label: `上传 1 GB：${label}最多比开始时多用`, value: `${most.toFixed(0)} MB` },
      {
        label: `上传 1 GB：${label}后三分之一比中间三分之一多用`,
        value: `${drift.toFixed(0)} MB`,
        note: `上限 ${MAX_DRIFT_MB}`,
        ok: drift <= MAX_DRIFT_MB,
      },
    ]
  }
  return [
    { label: '上传 1 GB，中断 20 次：校验值', value: isWhole ? '相符' : '不符', ok: isWhole },
    {
      label: '上传 1 GB：重复发送',
      value: `${(twice * 100).toFixed(2)} %`,
      note: `上限 ${MAX_SENT_TWICE * 100} %`,
      ok: twice <= MAX_SENT_TWICE,
    },
    { label: '上传 1 GB：用时', value: `${seconds.toFixed(1)} s` },
    ...describeMemory('api', ' API '),
    ...describeMemory('site', '网站'),
  ]
}

async function realtime(stack) {
  const { socketKb, pushP50, pushP99, stormMs } = await measureSockets(stack)
  return [
    {
      label: '五千条静置的连接：每条的对象与缓冲',
      value: `${socketKb.toFixed(1)} kB`,
    },
    { label: '五千条连接时，点赞到推送：中位', value: `${pushP50.toFixed(1)} ms` },
    { label: '五千条连接时，点赞到推送：p99', value: `${pushP99.toFixed(1)} ms` },
    {
      label: '5000 条连接在两秒里重连',
      value: `${stormMs.toFixed(0)} ms`,
      note: `上限 ${MAX_STORM_MS}`,
      ok: stormMs <= MAX_STORM_MS,
    },
  ]
}

/** The newest article of text and code: diagrams bring a program of their own, where they are. */
async function articleUrl(siteUrl, apiUrl) {
  for (const { id } of await listArticles(apiUrl, SAMPLES)) {
    const { mdContent } = await callApi(apiUrl, `/article/api/article/${id}`)
    if (!mdContent.includes('```mermaid')) return `${siteUrl}/article/${id}`
  }
  throw new Error(`None of the ${SAMPLES} newest articles is without a diagram.`)
}

/** Started once, by the first benchmark that compares with it. */
let bare
const bareUrl = () => (bare ??= startBareNext())
