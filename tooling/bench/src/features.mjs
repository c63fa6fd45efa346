import { measureSockets } from './measure-sockets.mjs'
import { measureTyping } from './measure-typing.mjs'
import { measureUpload } from './measure-upload.mjs'
import { measureRendering } from './render-article.mjs'
import { database, runServerBench } from './server-bench.mjs'

const MAX_KEY_MS = 50
const MAX_STORM_MS = 5000
const MAX_SENT_TWICE = 0.05
const MAX_DRIFT_MB = 16

export async function render() {
  const { ms, coldMs } = await measureRendering()
  return [
    { label: '渲染 20 KB 文章：中位', value: `${ms.toFixed(1)} ms` },
    { label: '渲染 20 KB 文章：进程里的第一篇', value: `${coldMs.toFixed(1)} ms` },
  ]
}

export async function editor(stack) {
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

/** Lists of 1,000, 100,000 and 1,000,000 articles. */
export async function growth() {
  if (database !== undefined) return runServerBench('growth', ['--database', database])
  return [{ label: '列表：没有 PostgreSQL，未测量（TEST_DATABASE_URL）', value: '–' }]
}

export async function upload(stack) {
  const { isWhole, twice, seconds, memory } = await measureUpload(stack)
  const describeMemory = (name, label) => {
    const { peak, drift } = memory[name]
    return [
      { label: `上传 1 GB：${label}最多比开始时多用`, value: `${peak.toFixed(0)} MB` },
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

export async function realtime(stack) {
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
