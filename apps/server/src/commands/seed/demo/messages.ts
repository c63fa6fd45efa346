import { articleId } from './load-articles.ts'
import { questionId } from './load-questions.ts'
import type { DemoMessage, DemoVisit } from './types.ts'
import { userId } from './users.ts'

type Draft = Omit<DemoMessage, 'id' | 'userId' | 'fromId' | 'createDate'> & {
  to?: string
  from?: string
  daysAgo: number
}

const REVIEW = '一份不打折的代码评审清单'
const REBASE = 'Git rebase 之前先想清楚的五件事'

const DRAFTS: readonly Draft[] = [
  article('code-review-checklist', REVIEW, { type: 0, from: 'shenli', daysAgo: 0.2 }),
  article('git-rebase-five', REBASE, { type: 0, from: 'reader', daysAgo: 1.6, isRead: true }),
  article('code-review-checklist', REVIEW, { type: 1, from: 'guchangan', daysAgo: 0.4 }),
  article('code-review-checklist', REVIEW, { type: 1, from: 'reader', daysAgo: 3.2, isRead: true }),
  article('error-messages', '错误信息应该说人话', {
    type: 1,
    from: 'suhe',
    daysAgo: 6.3,
    isRead: true,
  }),
  article('code-review-checklist', REVIEW, {
    type: 2,
    from: 'reader',
    daysAgo: 3.2,
    content: '已经在组里用起来了，第一周就拦下一个会写坏旧数据的迁移。',
  }),
  article('code-review-checklist', REVIEW, {
    type: 2,
    from: 'chenyan',
    daysAgo: 4.7,
    isRead: true,
    content: '建议补一条：涉及模型输出的改动，附上评测前后的分数。',
  }),
  article('leaving-micro-frontends', '为什么我们放弃了微前端', {
    type: 3,
    from: 'zhouweiming',
    daysAgo: 0.65,
    content: '没有停。一个应用一个应用地搬，每周一个，搬完的当天就在新仓库里发布。',
  }),
  article('attention-by-hand', '把注意力机制手算一遍：三个词，一张草稿纸', {
    type: 3,
    from: 'chenyan',
    daysAgo: 7.9,
    isRead: true,
    content: '会，下一篇就是。已经用掉半本草稿纸了。',
  }),
  {
    type: 4,
    from: 'shenli',
    daysAgo: 0.5,
    isRead: false,
    content: '你那份评审清单，我想印在我们组的入职手册里，可以吗？会注明出处。',
  },
  {
    type: 4,
    from: 'suhe',
    daysAgo: 8.2,
    isRead: true,
    content: '“错误信息应该说人话”的配图需要吗？我可以画一张。',
  },
  {
    type: 5,
    daysAgo: 0.8,
    isRead: false,
    title: '写作周开始了',
    content: '本周发布的文章进入首页精选，评审只看一件事：别人照着能不能少走弯路。',
  },
  {
    type: 5,
    daysAgo: 30,
    isRead: true,
    title: '《一行 awk，胜过半小时脚本》进入首页推荐',
    content: '感谢你的分享。',
  },
  {
    to: 'reader',
    type: 3,
    from: 'shenli',
    targetType: 'article',
    targetId: articleId('p99-tcp-retransmit'),
    title: '把一次 P99 抖动追到内核：从应用日志到 TCP 重传的十二个小时',
    daysAgo: 0.055,
    isRead: false,
    content: '会有一点，但上限可以算：4096 帧按 12 万帧每秒取空，最多多等 34 ms。',
  },
  {
    to: 'reader',
    type: 5,
    daysAgo: 209,
    isRead: true,
    title: '欢迎来到墨栈',
    content: '这里的文章都可以收藏，读到一半也会替你记住。',
  },
  {
    to: 'suhe',
    from: 'demo',
    type: 4,
    daysAgo: 8.1,
    isRead: true,
    content: '太好了！主角就用那句“未知错误 -1”吧，配一张茫然的脸。',
  },
  {
    type: 4,
    from: 'suhe',
    daysAgo: 8.05,
    isRead: true,
    content: '收到。两张草图，周四之前发你，一张茫然的，一张愤怒的。',
  },
  article('code-review-checklist', REVIEW, {
    type: 2,
    from: 'shenli',
    daysAgo: 4.7005,
    isRead: true,
    content: '“先看测试再看实现”这一条，我们组试了两周，回不去了。',
  }),
]

export const messages: readonly DemoMessage[] = DRAFTS.map(
  ({ to = 'demo', from, daysAgo, ...rest }, index) => ({
    ...rest,
    id: `1844203000000000${String(index + 1).padStart(3, '0')}`,
    userId: userId(to),
    fromId: from === undefined ? undefined : userId(from),
    createDate: { daysAgo },
  }),
)

const VISITED = [
  'p99-tcp-retransmit',
  'leaving-micro-frontends',
  'code-review-checklist',
  'pg-fulltext-chinese',
  'raft-from-scratch',
  'http-caching',
  'enough',
  'attention-by-hand',
  'v8-1-hidden-class',
  'css-1-boxes',
]

/** Reading history of the two accounts, newest first. */
export const history: readonly DemoVisit[] = [
  ...VISITED.map((slug, index) => visit('reader', 'article', articleId(slug), 0.04 + index * 0.9)),
  ...VISITED.slice(2, 6).map((slug, index) =>
    visit('demo', 'article', articleId(slug), 0.3 + index * 1.4),
  ),
  visit('reader', 'question', questionId('连接池'), 1.2),
  visit('demo', 'question', questionId('连接池'), 0.9),
]

function article(
  slug: string,
  title: string,
  rest: { type: 0 | 1 | 2 | 3; from: string; daysAgo: number; isRead?: boolean; content?: string },
): Draft {
  return { targetType: 'article', targetId: articleId(slug), title, isRead: false, ...rest }
}

function visit(
  who: string,
  targetType: DemoVisit['targetType'],
  targetId: string,
  daysAgo: number,
): DemoVisit {
  return { userId: userId(who), targetType, targetId, viewDate: { daysAgo } }
}
