import { labelId } from './channels.ts'
import type { DemoResource } from './types.ts'
import { pickUsers, userId } from './users.ts'

interface ResourceDraft {
  author: string
  title: string
  summary: string
  type: string
  file: string
  labels: readonly string[]
  views: number
  downloads: number
  likes: number
  daysAgo: number
}

const DRAFTS: readonly ResourceDraft[] = [
  {
    author: 'demo',
    title: '代码评审清单（可打印）',
    summary: '十二个问题，一页 A4。配合同名文章使用，打印出来贴在显示器旁边。',
    type: 'document',
    file: 'code-review-checklist.md',
    labels: ['工程实践'],
    views: 1820,
    downloads: 643,
    likes: 22,
    daysAgo: 4.5,
  },
  {
    author: 'shenli',
    title: '线上排障命令速查',
    summary: '按“先看什么、再看什么”排序的六十条命令，附每一条看哪一列。',
    type: 'document',
    file: 'linux-triage.md',
    labels: ['Linux', '性能'],
    views: 3106,
    downloads: 1204,
    likes: 37,
    daysAgo: 21,
  },
  {
    author: 'guchangan',
    title: '中文全文检索对比：脚本与查询词',
    summary: '三百个查询词和建表脚本，可以在自己的数据上重跑一遍文章里的对比。',
    type: 'data',
    file: 'chinese-search-queries.csv',
    labels: ['PostgreSQL', '搜索'],
    views: 960,
    downloads: 288,
    likes: 15,
    daysAgo: 2.2,
  },
  {
    author: 'guchangan',
    title: '滑动窗口限流（Redis Lua）',
    summary: '单文件脚本，带注释与返回值说明，毫秒精度，集群可用。',
    type: 'code',
    file: 'sliding-window.lua',
    labels: ['Redis'],
    views: 1422,
    downloads: 517,
    likes: 19,
    daysAgo: 33,
  },
  {
    author: 'chenyan',
    title: '检索评测小工具 retrieval_eval.py',
    summary: '零依赖，输入两份 JSON 行文件，输出命中率、MRR 与 nDCG，并列出最差的十条查询。',
    type: 'tool',
    file: 'retrieval_eval.py',
    labels: ['Python', 'RAG', '评测'],
    views: 1175,
    downloads: 402,
    likes: 24,
    daysAgo: 18,
  },
  {
    author: 'suhe',
    title: '中文网页排版最小样式表',
    summary: '六十行 CSS：行长、行高、标点挤压、中西文间距、打印。拿去改成你自己的。',
    type: 'code',
    file: 'cjk-typography.css',
    labels: ['CSS', '排版'],
    views: 2044,
    downloads: 731,
    likes: 31,
    daysAgo: 47,
  },
  {
    author: 'xuzhixing',
    title: 'HTTP/2 帧格式一页纸',
    summary: '十种帧的布局与标志位，SVG 矢量图，放大不糊。',
    type: 'other',
    file: 'http2-frames.svg',
    labels: ['HTTP', '网络'],
    views: 688,
    downloads: 196,
    likes: 11,
    daysAgo: 52,
  },
]

export const resources: readonly DemoResource[] = DRAFTS.map((draft, index) => ({
  id: `184420200000000000${index + 1}`,
  userId: userId(draft.author),
  title: draft.title,
  summary: draft.summary,
  type: draft.type,
  file: `resources/${draft.file}`,
  labelIds: draft.labels.map(labelId),
  viewCount: draft.views,
  downloadCount: draft.downloads,
  likedBy: pickUsers(draft.likes, draft.file, userId(draft.author)),
  createDate: { daysAgo: draft.daysAgo },
}))
