import type { DemoId, DemoUser } from './types.ts'

/** Accounts with an avatar: eight authors and one reader. `demo` and `reader` can sign in. */
const WRITERS: readonly DemoUser[] = [
  {
    id: '1844197938335842301',
    username: 'demo',
    nickName: '林见鹿',
    password: 'demo-mozhan',
    imageUrl: '/files/demo/avatars/demo.svg',
    email: 'demo@mozhan.example',
    mobile: '13800000001',
    signature: '写代码，也写清楚为什么这样写。',
    createDate: { daysAgo: 412 },
  },
  {
    id: '1844197938335842302',
    username: 'shenli',
    nickName: '沈栗',
    imageUrl: '/files/demo/avatars/shenli.svg',
    email: 'shenli@mozhan.example',
    mobile: '13800000002',
    signature: '凌晨三点的故障，白天两点的复盘。',
    createDate: { daysAgo: 640 },
  },
  {
    id: '1844197938335842303',
    username: 'zhouweiming',
    nickName: '周未明',
    imageUrl: '/files/demo/avatars/zhouweiming.svg',
    email: 'zhouweiming@mozhan.example',
    mobile: '13800000003',
    signature: '前端十二年，越来越喜欢删代码。',
    createDate: { daysAgo: 702 },
  },
  {
    id: '1844197938335842304',
    username: 'guchangan',
    nickName: '顾长安',
    imageUrl: '/files/demo/avatars/guchangan.svg',
    email: 'guchangan@mozhan.example',
    mobile: '13800000004',
    signature: '先看执行计划，再谈感受。',
    createDate: { daysAgo: 588 },
  },
  {
    id: '1844197938335842305',
    username: 'xuzhixing',
    nickName: '许知行',
    imageUrl: '/files/demo/avatars/xuzhixing.svg',
    email: 'xuzhixing@mozhan.example',
    mobile: '13800000005',
    signature: '把协议读一遍，再把它写一遍。',
    createDate: { daysAgo: 533 },
  },
  {
    id: '1844197938335842306',
    username: 'chenyan',
    nickName: '陈砚',
    imageUrl: '/files/demo/avatars/chenyan.svg',
    email: 'chenyan@mozhan.example',
    mobile: '13800000006',
    signature: '模型会过时，评测不会。',
    createDate: { daysAgo: 377 },
  },
  {
    id: '1844197938335842307',
    username: 'yexiaozhou',
    nickName: '叶小舟',
    imageUrl: '/files/demo/avatars/yexiaozhou.svg',
    email: 'yexiaozhou@mozhan.example',
    mobile: '13800000007',
    signature: '一个人维护两个端，靠的是少写一点。',
    createDate: { daysAgo: 301 },
  },
  {
    id: '1844197938335842308',
    username: 'suhe',
    nickName: '苏禾',
    imageUrl: '/files/demo/avatars/suhe.svg',
    email: 'suhe@mozhan.example',
    mobile: '13800000008',
    signature: '相信排版里有工程，工程里有排版。',
    createDate: { daysAgo: 455 },
  },
  {
    id: '1844197938335842309',
    username: 'reader',
    nickName: '阿岚',
    password: 'reader-mozhan',
    imageUrl: '/files/demo/avatars/reader.svg',
    email: 'reader@mozhan.example',
    mobile: '13800000009',
    signature: '读得多，写得少。',
    createDate: { daysAgo: 210 },
  },
]

/** Readers without an avatar. They like and collect, so that every counter matches rows. */
const READER_NAMES =
  '南乔 竹里 半山 闻溪 青禾 小满 拾光 北岛有雨 一行 树洞 白夜 行舟 空山 未央 松间 九歌 江渚 云起 听潮 十三 ' +
  '子衿 墨白 长风 疏影 秋池 石见 归帆 问渠 暮云 晴川 知了 野渡 蒹葭 扶桑 砚秋 木鱼 千帆 夏木 浮生 远志 ' +
  '不二 阿默 栖迟 三更 乌篷 飞白 临渊 折枝'

const READERS: readonly DemoUser[] = READER_NAMES.split(' ').map((nickName, index) => ({
  id: `18441979383358423${50 + index}`,
  username: `reader_${String(index + 1).padStart(2, '0')}`,
  nickName,
  createDate: { daysAgo: 200 - index * 3 },
}))

export const users: readonly DemoUser[] = [...WRITERS, ...READERS]

/** The id of a user by user name. @throws Error when there is none */
export function userId(username: string): DemoId {
  const user = users.find((candidate) => candidate.username === username)
  if (user === undefined) throw new Error(`demo content: no user "${username}"`)
  return user.id
}

/** `count` different users, deterministic for a `seed`; without `except`. */
export function pickUsers(count: number, seed: string, except: DemoId): DemoId[] {
  const others = users.filter((user) => user.id !== except)
  const start = [...seed].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 9973, 7)
  // 5 is coprime to the number of the others, so each step picks a different user.
  return Array.from({ length: Math.min(count, others.length) }, (_, step) => {
    const user = others[(start + step * 5) % others.length]
    return user?.id ?? ''
  })
}
