import { articleId } from './load-articles.ts'
import type { DemoColumn } from './types.ts'
import { userId } from './users.ts'

interface ColumnDraft {
  author: string
  name: string
  summary: string
  image: string
  articles: readonly string[]
  daysAgo: number
}

const DRAFTS: readonly ColumnDraft[] = [
  {
    author: 'guchangan',
    name: '分布式系统的常识',
    summary: '时钟、幂等、一致性、共识：不讲论文里的记号，只讲半夜会遇到的事。',
    image: 'distributed.svg',
    articles: [
      'distributed-1-clocks',
      'distributed-2-idempotency',
      'distributed-3-consistency',
      'redis-lua-rate-limit',
    ],
    daysAgo: 160,
  },
  {
    author: 'zhouweiming',
    name: '从零读懂 V8',
    summary: '把引擎拆开，一次看一个零件；每一篇都有能在自己机器上复现的实验。',
    image: 'v8.svg',
    articles: ['v8-1-hidden-class', 'v8-2-scavenger', 'unicode-grapheme'],
    daysAgo: 140,
  },
  {
    author: 'suhe',
    name: '写给后端的 CSS',
    summary: '不背属性，只讲模型：盒子、流、网格。写给被“怎么就是不居中”困住的人。',
    image: 'css.svg',
    articles: ['css-1-boxes', 'css-2-grid'],
    daysAgo: 96,
  },
  {
    author: 'xuzhixing',
    name: '用 Rust 写一个能用的 HTTP/2 服务器',
    summary: '从帧解析写到流控，再写到能扛住坏人。代码不多，规范读得很细。',
    image: 'http2.svg',
    articles: ['rust-h2-1-frames', 'rust-h2-2-streams', 'rust-h2-3-flow-control'],
    daysAgo: 70,
  },
  {
    author: 'shenli',
    name: '凌晨三点',
    summary: '线上故障的完整记录：现象、弯路、证据、修复，以及后来加上的护栏。',
    image: 'midnight.svg',
    articles: ['p99-tcp-retransmit', 'liveness-probe', 'docker-image-slim', 'thread-pool-sizing'],
    daysAgo: 220,
  },
  {
    author: 'demo',
    name: '工程里的小事',
    summary: '评审、提交、错误信息、命令行：每天都做的事，做好一点点。',
    image: 'craft.svg',
    articles: ['code-review-checklist', 'git-rebase-five', 'error-messages', 'awk-one-line'],
    daysAgo: 180,
  },
  {
    author: 'chenyan',
    name: '手算深度学习',
    summary: '一支笔、一张纸、两位小数，把公式算到自己相信为止。',
    image: 'by-hand.svg',
    articles: ['attention-by-hand', 'rag-retrieval-eval'],
    daysAgo: 60,
  },
]

export const columns: readonly DemoColumn[] = DRAFTS.map((draft, index) => ({
  id: `184419800000000040${index + 1}`,
  userId: userId(draft.author),
  name: draft.name,
  summary: draft.summary,
  imageUrl: `/files/demo/columns/${draft.image}`,
  articleIds: draft.articles.map(articleId),
  createDate: { daysAgo: draft.daysAgo },
}))
