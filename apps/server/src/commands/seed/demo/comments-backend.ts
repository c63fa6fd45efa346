import type { Threads } from './threads.ts'

/** Threads under the articles about servers, databases and operations. */
export const backendThreads: Threads = {
  'p99-tcp-retransmit': [
    {
      by: 'guchangan',
      daysAgo: 0.085,
      text: '“两端各放一只表”太对了。我们数据库这边也吃过亏：慢查询日志里 3 ms，应用说 800 ms，最后是连接池在排队。',
      replies: [
        {
          by: 'shenli',
          daysAgo: 0.08,
          text: '连接池排队最隐蔽，因为它算在“数据库耗时”里。现在我们把“拿到连接之前”和“之后”分开打点。',
          replies: [
            {
              by: 'guchangan',
              daysAgo: 0.075,
              text: '对，这两段要分开。回头我写一篇连接池的。',
            },
          ],
        },
        {
          by: 'reader_07',
          daysAgo: 0.07,
          text: '学到了，今天就去加“服务端耗时”响应头。',
        },
      ],
    },
    {
      by: 'xuzhixing',
      daysAgo: 0.07,
      text: '补充一个：`ss -ti` 可以直接看到单条连接的 rto 和 retrans，不用等全局计数器。',
      replies: [
        {
          by: 'shenli',
          daysAgo: 0.065,
          text: '好主意，比 nstat 更直接。我把它补进排障速查里。',
        },
      ],
    },
    {
      by: 'reader',
      daysAgo: 0.06,
      text: '请问环形队列调到 4096 会不会增加延迟？之前看到过 bufferbloat 的说法。',
      replies: [
        {
          by: 'shenli',
          daysAgo: 0.055,
          text: '会有一点，但上限可以算：4096 帧按 12 万帧每秒取空，最多多等 34 ms，而且只在真的积压时才发生。对我们来说比丢包重传 200 ms 划算。',
          replies: [{ by: 'reader', daysAgo: 0.05, text: '明白了，谢谢！' }],
        },
      ],
    },
    {
      by: 'reader_12',
      daysAgo: 0.05,
      text: '（该评论已由作者删除）',
      deleted: true,
      replies: [
        {
          by: 'demo',
          daysAgo: 0.045,
          text: '不算标题党吧，十二个小时的时间线都在文里。',
        },
      ],
    },
    {
      by: 'reader_21',
      daysAgo: 0.03,
      text: '直方图那一段看得头皮发麻，数字对上的那一刻一定很爽。',
    },
  ],
  'pg-fulltext-chinese': [
    {
      by: 'chenyan',
      daysAgo: 2.2,
      text: '两字词的对比很有说服力。想问一下，如果和向量检索混用，二元组这边的分数怎么归一？',
      replies: [
        {
          by: 'guchangan',
          daysAgo: 2.1,
          text: '不归一，用名次融合（RRF）：每路只看排第几，不看分数，`1/(60+名次)` 相加。最省心。',
        },
      ],
    },
    {
      by: 'reader_03',
      daysAgo: 1.9,
      text: '索引大一倍这一点，线上跑半年后膨胀得厉害吗？',
      replies: [
        {
          by: 'guchangan',
          daysAgo: 1.8,
          text: 'GIN 有 pending list，写得多的话记得定期清理。我们每周重建一次，大小基本稳定。',
        },
      ],
    },
  ],
  'thread-pool-sizing': [
    {
      by: 'reader_15',
      daysAgo: 7.1,
      text: '“把保安叫去炒菜”，笑了，也记住了。',
    },
    {
      by: 'xuzhixing',
      daysAgo: 6.8,
      text: '公式里的 I/C 怎么测比较准？我一般用采样剖析看 on-CPU 和 off-CPU 的比例。',
      replies: [
        {
          by: 'shenli',
          daysAgo: 6.5,
          text: '我也是这么做的。粗略一点可以用 `线程 CPU 时间 / 总耗时`，`ThreadMXBean` 就能拿到。',
        },
      ],
    },
  ],
  'liveness-probe': [
    {
      by: 'demo',
      daysAgo: 17.2,
      text: '第四轮的时候你们是怎么停下来的？',
      replies: [
        {
          by: 'shenli',
          daysAgo: 17,
          text: '先把存活探针整个删掉，再分批放开流量。这一步现在写进了应急手册第一页。',
        },
      ],
    },
    { by: 'reader_30', daysAgo: 15, text: '刚看完就去检查了，我们的 liveness 果然也查了 Redis……' },
  ],
  'raft-from-scratch': [
    {
      by: 'guchangan',
      daysAgo: 19.5,
      text: '“不能靠数副本来提交上一任期的日志”这一节，是我见过讲得最清楚的中文解释。',
      replies: [
        {
          by: 'xuzhixing',
          daysAgo: 19.3,
          text: '论文图 8 我画了不下十遍才想明白，希望后来的人少画几遍。',
        },
      ],
    },
    {
      by: 'reader',
      daysAgo: 12.4,
      text: '照着写完了选举部分，测试跑一百次全过，开心！日志压缩还在啃。',
    },
  ],
  'docker-image-slim': [
    {
      by: 'yexiaozhou',
      daysAgo: 73,
      text: '第七步“退回去了”看得很舒服，能写出没做成的尝试比写成功的更有用。',
    },
  ],
  'redis-lua-rate-limit': [
    {
      by: 'reader_09',
      daysAgo: 32,
      text: '登录接口在 Redis 挂掉时拒绝，会不会把自己锁在外面？',
      replies: [
        {
          by: 'guchangan',
          daysAgo: 31.5,
          text: '会，所以登录那条还有一层进程内的粗限流兜底：Redis 不在时，每个实例每分钟只放很少的次数。',
        },
      ],
    },
  ],
}
