/** 搜索一页的文案 */
export const copy = {
  title: '搜索',
  titleOf: (key: string) => `${key} - 搜索`,
  bar: {
    label: '搜索全站',
    submit: '搜索',
    options: '搜索建议',
    history: '搜过的',
    hot: '大家在搜',
    suggestions: '你是不是想搜',
    clear: '清空记录',
  },
  kinds: {
    label: '内容类型',
    all: '全部',
    article: '文章',
    question: '问答',
    column: '专栏',
    resource: '资源',
    user: '用户',
  },
  filters: {
    sort: { label: '排序', relevance: '最相关', time: '最新' },
    days: { label: '时间', any: '不限时间', week: '一周内', month: '一个月内', year: '一年内' },
    solved: { label: '状态', any: '全部状态', yes: '已解决', no: '未解决' },
    labels: '标签',
    without: (name: string) => `不限标签“${name}”`,
    chosen: '所选标签',
  },
  found: (total: string) => `找到 ${total} 条结果`,
  /** 数到一万为止 */
  foundMany: (total: string) => `找到 ${total} 条以上的结果`,
  near: '没有同时含有这些词的内容，下面是最接近的：',
  corrected: (typed: string, meant: string) => `没有“${typed}”，下面是“${meant}”的结果`,
  views: (n: string) => `${n} 次浏览`,
  anonymous: '佚名',
  start: {
    title: '想找什么？',
    description: '文章、问答、专栏和资源都在这里。给一句话加上引号，就只找这句话。',
  },
  tooMany: {
    description: '要找的词还在，稍后可以接着找。',
    retry: '再试一次',
  },
  empty: {
    title: (key: string) => `没有找到与“${key}”有关的内容`,
    description: '换一个说法，或者少写几个词再试试。',
    widen: '去掉筛选条件',
    allKinds: '在全部内容里找',
    ask: '提一个问题',
    similar: '也许有用',
  },
} as const
