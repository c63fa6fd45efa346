import { signInDemo } from '@mozhan/test-site/demo-session'
import { measureMemory } from '@mozhan/test-site/measure-memory'
import { startBareNext } from './bare-next.mjs'
import { findArticleId } from './demo-pages.mjs'
import { measureThroughput } from './measure-throughput.mjs'

const MIN_RATIO = 0.8
const REST_MS = 5000

/** Memory of API and site after their first responses, without load. */
export async function memory(stack) {
  const { siteUrl, apiUrl } = stack
  for (const url of [siteUrl, `${siteUrl}/article/${await findArticleId(apiUrl)}`]) {
    await (await fetch(url)).text()
  }
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  return memoryRows('静置内存', stack)
}

/** Pages and calls under load, compared with the static page of a bare Next application; then the memory afterwards. */
export async function throughput(stack) {
  const { siteUrl, apiUrl } = stack
  const id = await findArticleId(apiUrl)
  const bare = await measureThroughput({ url: await startBareNext() })
  const pages = [
    ['首页', siteUrl],
    ['文章页', `${siteUrl}/article/${id}`],
    ['标签页', `${siteUrl}/label`],
    ['问题列表页', `${siteUrl}/question`],
    ['搜索页', `${siteUrl}/search/?key=TypeScript&t=4`],
  ].map(([label, url]) => [label, { url }])
  const calls = await listCalls(apiUrl, id)
  const rows = throughputRows('空白 Next 静态页', bare)
  for (const [label, request] of [...pages, ...calls]) {
    const measured = await measureThroughput(request)
    const limited = label === '文章页'
    rows.push(...throughputRows(label, measured, bare, limited))
  }
  return [...rows, ...memoryRows('负载后的内存', stack)]
}

async function listCalls(apiUrl, id) {
  const { accessToken, userInfo } = await signInDemo(apiUrl)
  const headers = { 'content-type': 'application/json' }
  const post = (path, body) => ({
    url: apiUrl + path,
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return [
    [
      '调用：文章列表',
      post('/article/api/article/list', { current: 1, size: 10, categoryId: null, labelId: null }),
    ],
    ['调用：文章', { url: `${apiUrl}/article/api/article/${id}` }],
    [
      '调用：搜索',
      post('/search/api/search/search', { key: 'TypeScript', t: 4, current: 1, size: 10 }),
    ],
    [
      '调用：消息状态',
      {
        url: `${apiUrl}/system/message/getMsgStatus/${JSON.parse(userInfo).uid}`,
        headers: { authorization: `Bearer ${accessToken}` },
      },
    ],
  ]
}

function throughputRows(label, { perSecond, p50, p99 }, bare, isLimited) {
  const ratio = bare && perSecond / bare.perSecond
  return [
    {
      label: `请求/秒：${label}`,
      value: perSecond.toFixed(0),
      ...(bare
        ? { note: `为空白页的 ${ratio.toFixed(2)} 倍${isLimited ? `，下限 ${MIN_RATIO}` : ''}` }
        : {}),
      ...(isLimited ? { ok: ratio >= MIN_RATIO } : {}),
    },
    { label: `每秒 200 次时：${label}`, value: `${p50} / ${p99} ms`, note: '中位 / p99' },
  ]
}

function memoryRows(when, { api, site }) {
  const [siteMb, apiMb] = [measureMemory(site.pid), measureMemory(api.pid)]
  return [
    { label: `${when}：网站`, value: `${siteMb.toFixed(0)} MB` },
    { label: `${when}：API 与数据库`, value: `${apiMb.toFixed(0)} MB` },
    { label: `${when}：合计`, value: `${(siteMb + apiMb).toFixed(0)} MB` },
  ]
}
