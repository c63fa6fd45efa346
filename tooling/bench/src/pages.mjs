import { startBareNext } from './bare-next.mjs'
import { findArticleId, findQuestionId } from './demo-pages.mjs'
import { measureFreshness } from './measure-freshness.mjs'
import { measureLighthouse } from './measure-lighthouse.mjs'
import { measurePage } from './measure-page.mjs'
import { measureWeights } from './measure-weight.mjs'

const MAX_CLS = 0.02
const MAX_EDIT_MS = 1000
const MAX_FOUND_MS = 2000
const PARTS = [
  ['html', 'HTML'],
  ['script', '脚本'],
  ['style', '样式'],
]

const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

/** An article in a browser, including what it loads when idle. */
export async function page({ siteUrl, apiUrl }) {
  const bare = await measurePage(await startBareNext())
  const { scriptKb, cls } = await measurePage(`${siteUrl}/article/${await findArticleId(apiUrl)}`)
  const ratio = (scriptKb / bare.scriptKb).toFixed(2)
  return [
    { label: '脚本：空白 Next 页', value: `${bare.scriptKb.toFixed(1)} kB` },
    { label: '脚本：文章页', value: `${scriptKb.toFixed(1)} kB`, note: `空白页的 ${ratio} 倍` },
    {
      label: '布局偏移：文章页',
      value: cls.toFixed(4),
      note: `上限 ${MAX_CLS}`,
      ok: cls < MAX_CLS,
    },
  ]
}

/** Size of every route before any interaction, against its budget. */
export async function weight() {
  const weights = await measureWeights()
  return weights.flatMap(({ name, budget, ...weighed }) =>
    PARTS.map(([part, label]) => ({
      label: `${name}：${label}`,
      value: kilo(weighed[part]),
      note: `上限 ${budget[part]}`,
      ok: weighed[part] <= budget[part] * 1000,
    })),
  )
}

/** Lighthouse on a phone with a slow network, compared with an empty page. */
export async function lighthouse({ siteUrl, apiUrl }) {
  const pages = [
    ['空白 Next 页', await startBareNext()],
    ['首页', siteUrl],
    ['文章页', `${siteUrl}/article/${await findArticleId(apiUrl)}`],
    ['问题页', `${siteUrl}/question/${await findQuestionId(apiUrl)}`],
    ['搜索页', `${siteUrl}/search/?key=TypeScript&t=4`],
  ]
  const rows = []
  let bare
  for (const [label, url] of pages) {
    const { score, lcpMs, tbtMs, cls } = await measureLighthouse(url)
    bare ??= lcpMs
    rows.push(
      { label: `Lighthouse：${label}`, value: String(score) },
      {
        label: `Lighthouse：${label}，LCP`,
        value: `${(lcpMs / 1000).toFixed(2)} s`,
        note: `空白页的 ${(lcpMs / bare).toFixed(2)} 倍`,
      },
      { label: `Lighthouse：${label}，TBT`, value: `${tbtMs.toFixed(0)} ms` },
      {
        label: `Lighthouse：${label}，布局偏移`,
        value: cls.toFixed(4),
        note: `上限 ${MAX_CLS}`,
        ok: cls < MAX_CLS,
      },
    )
  }
  return rows
}

export async function freshness(stack) {
  const { page, search } = await measureFreshness(stack)
  return [
    ...rowsOf('改动到可见', page, MAX_EDIT_MS),
    ...rowsOf('改动到搜得到', search, MAX_FOUND_MS),
  ]
}

function rowsOf(label, { medianMs, maxMs }, limit) {
  return [
    { label: `${label}：中位`, value: `${medianMs.toFixed(0)} ms` },
    {
      label: `${label}：最慢`,
      value: `${maxMs.toFixed(0)} ms`,
      note: `上限 ${limit}`,
      ok: maxMs <= limit,
    },
  ]
}
