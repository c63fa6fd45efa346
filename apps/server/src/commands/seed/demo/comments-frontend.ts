import type { Threads } from './threads.ts'

/** Threads under the articles about the web, mobile devices, models and craft. */
export const frontendThreads: Threads = {
  'leaving-micro-frontends': [
    {
      by: 'suhe',
      daysAgo: 1.05,
      text: '“切不清楚的东西，隔着一层运行时也不会自己变清楚。”打印出来贴墙上了。',
    },
    {
      by: 'yexiaozhou',
      daysAgo: 1,
      text: '我们情况正相反：三个团队、两套技术栈，微前端救了命。不过读完发现，我们占了你列的两条。',
      replies: [
        {
          by: 'zhouweiming',
          daysAgo: 0.95,
          text: '那就对了。我最想表达的其实是：先问问题是什么，再选工具。',
          replies: [
            {
              by: 'reader_18',
              daysAgo: 0.9,
              text: '能不能展开讲讲依赖规则是怎么检查的？',
              replies: [
                {
                  by: 'zhouweiming',
                  daysAgo: 0.8,
                  text: '每个包打标签，规则写“功能包不许引用功能包”，在流水线里跑图检查。下周写一篇。',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      by: 'demo',
      daysAgo: 0.7,
      text: '合并的过程有没有停过需求？这是我们一直不敢动的原因。',
      replies: [
        {
          by: 'zhouweiming',
          daysAgo: 0.65,
          text: '没有停。一个应用一个应用地搬，每周一个，搬完的当天就在新仓库里发布。前两个最慢，后面越来越快。',
        },
      ],
    },
  ],
  'code-review-checklist': [
    {
      by: 'shenli',
      daysAgo: 5,
      text: '“新旧同时在线”应该加粗三遍。我处理过的发布事故里，三成是这一条。',
      replies: [
        { by: 'demo', daysAgo: 4.9, text: '加粗一遍是因为排版，心里加粗了三遍。' },
        { by: 'reader_02', daysAgo: 4.4, text: '改名四步法救过我。' },
      ],
    },
    {
      by: 'shenli',
      daysAgo: 4.7005,
      text: '“先看测试再看实现”这一条，我们组试了两周，回不去了。',
    },
    {
      by: 'chenyan',
      daysAgo: 4.7,
      text: '建议补一条：涉及模型输出的改动，附上评测前后的分数。',
      replies: [
        {
          by: 'demo',
          daysAgo: 4.6,
          text: '好建议，模板里加了“怎么验证的（命令和结果）”，评测分数正好放在那里。',
        },
      ],
    },
    {
      by: 'reader',
      daysAgo: 3.2,
      text: '已经在组里用起来了，第一周就拦下一个会写坏旧数据的迁移。',
      replies: [{ by: 'demo', daysAgo: 3.1, text: '这条反馈让我高兴了一整天。' }],
    },
  ],
  'v8-1-hidden-class': [
    {
      by: 'reader_11',
      daysAgo: 56,
      text: '实验跑出来了，从 4 到 5 那里真的是悬崖，慢了将近四倍。',
      replies: [
        { by: 'zhouweiming', daysAgo: 55.6, text: '不同版本的门槛和幅度会变，但悬崖一直在。' },
      ],
    },
  ],
  'unicode-grapheme': [
    {
      by: 'yexiaozhou',
      daysAgo: 22,
      text: 'Swift 的 `Character` 就是字素，所以 `"👨‍👩‍👧".count` 是 1。代价是按下标取字符要从头数。',
      replies: [
        { by: 'suhe', daysAgo: 21.7, text: '是的，它把正确放在了方便前面，我很喜欢这个取舍。' },
      ],
    },
  ],
  'attention-by-hand': [
    {
      by: 'reader_25',
      daysAgo: 8.8,
      text: '第一次真的跟着笔算完了一遍，缩放那一步为什么要除以根号 d 终于懂了。',
    },
    {
      by: 'demo',
      daysAgo: 8.1,
      text: '这个系列还会继续吗？想看反向传播也手算一遍。',
      replies: [{ by: 'chenyan', daysAgo: 7.9, text: '会，下一篇就是。已经用掉半本草稿纸了。' }],
    },
  ],
  'http-caching': [
    {
      by: 'xuzhixing',
      daysAgo: 12.1,
      text: '`no-cache` 和 `no-store` 那张表应该做成海报。',
      replies: [
        { by: 'zhouweiming', daysAgo: 12, text: '名字起得确实不好，规范里也承认了。' },
        {
          by: 'reader_33',
          daysAgo: 11.2,
          text: '我就是那个把 no-cache 当“不缓存”用了五年的人。',
        },
      ],
    },
  ],
  'kotlin-coroutine-cancel': [
    {
      by: 'reader_19',
      daysAgo: 12.9,
      text: '`catch (e: Exception)` 吞掉取消这个坑，我上个月刚踩过，找了两天。',
    },
  ],
  enough: [
    { by: 'zhouweiming', daysAgo: 11.4, text: '短，但够用。' },
    { by: 'reader', daysAgo: 10.9, text: '把这篇转给了正在写第五种配置格式的同事。[微笑]' },
  ],
}
