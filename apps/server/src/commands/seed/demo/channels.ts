import type { DemoAdvert, DemoChannel, DemoDictionary, DemoId } from './types.ts'

interface Channel {
  name: string
  remark: string
  labels: string
}

const CHANNELS: readonly Channel[] = [
  {
    name: '前端',
    remark: '浏览器里发生的一切',
    labels: 'TypeScript JavaScript CSS React 浏览器 V8 HTTP 排版',
  },
  {
    name: '后端',
    remark: '服务、协议与并发',
    labels: 'Go Rust Java C 网络 并发 架构 分布式',
  },
  { name: '数据库', remark: '存得住，查得快', labels: 'PostgreSQL MySQL Redis 搜索 索引 事务' },
  { name: '移动端', remark: '口袋里的那块屏幕', labels: 'Kotlin Swift Android iOS 跨端' },
  { name: '人工智能', remark: '从公式到上线', labels: 'Python 深度学习 大模型 RAG 评测' },
  {
    name: '运维',
    remark: '让它一直跑下去',
    labels: 'Linux 性能 Docker Kubernetes Git Shell 可观测性 工程实践',
  },
]

export const channels: readonly DemoChannel[] = CHANNELS.map((channel, at) => ({
  id: `184419800000000010${at + 1}`,
  name: channel.name,
  remark: channel.remark,
  labels: channel.labels.split(' ').map((name, order) => ({
    id: `18441980000000002${at + 1}${order + 1}`,
    name,
  })),
}))

/** The id of a label by its name. @throws Error when there is none */
export function labelId(name: string): DemoId {
  const label = channels.flatMap((channel) => channel.labels).find((it) => it.name === name)
  if (label === undefined) throw new Error(`demo content: no label "${name}"`)
  return label.id
}

export const adverts: readonly DemoAdvert[] = [
  {
    id: '1844198000000000301',
    title: '从零读懂 V8：一个专栏，把引擎拆开看',
    imageUrl: '/files/demo/banners/v8.svg',
    advertUrl: '/column/1844198000000000402',
    advertTarget: '_self',
    position: 1,
  },
  {
    id: '1844198000000000302',
    title: '分布式系统的常识',
    imageUrl: '/files/demo/banners/distributed.svg',
    advertUrl: '/column/1844198000000000401',
    advertTarget: '_self',
    position: 1,
  },
  {
    id: '1844198000000000303',
    title: '写给后端的 CSS',
    imageUrl: '/files/demo/banners/css.svg',
    advertUrl: '/column/1844198000000000403',
    advertTarget: '_self',
    position: 1,
  },
  {
    id: '1844198000000000304',
    title: '写作周：把踩过的坑写成路标',
    imageUrl: '/files/demo/banners/writing-week.svg',
    advertUrl: '/history',
    advertTarget: '_self',
    position: 2,
  },
]

export const dictionaries: readonly DemoDictionary[] = [
  {
    code: 'article_type',
    items: [
      { id: '1844198000000000501', label: '原创', value: 'original' },
      { id: '1844198000000000502', label: '转载', value: 'repost' },
      { id: '1844198000000000503', label: '翻译', value: 'translation' },
    ],
  },
  {
    code: 'resource_type',
    items: [
      { id: '1844198000000000511', label: '文档', value: 'document' },
      { id: '1844198000000000512', label: '代码', value: 'code' },
      { id: '1844198000000000513', label: '数据', value: 'data' },
      { id: '1844198000000000514', label: '工具', value: 'tool' },
      { id: '1844198000000000515', label: '其他', value: 'other' },
    ],
  },
  {
    code: 'message_type',
    items: [
      { id: '1844198000000000521', label: '收藏', value: '0' },
      { id: '1844198000000000522', label: '点赞', value: '1' },
      { id: '1844198000000000523', label: '评论', value: '2' },
      { id: '1844198000000000524', label: '回复', value: '3' },
      { id: '1844198000000000525', label: '私信', value: '4' },
      { id: '1844198000000000526', label: '系统', value: '5' },
    ],
  },
]
