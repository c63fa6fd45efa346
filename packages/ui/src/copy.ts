/** 通用部件的文案 */
export const copy = {
  justNow: '刚刚',
  minutesAgo: (minutes: number) => `${minutes}分钟前`,
  today: (time: string) => `今天 ${time}`,
  yesterday: (time: string) => `昨天 ${time}`,
  monthDay: (month: string, day: string) => `${month}月${day}日`,
  yearMonthDay: (year: string, month: string, day: string) => `${year}年${month}月${day}日`,
  /** 以汉字收尾的数（1.2 万）后面不再空格 */
  counted: (number: string, unit: string) =>
    /[万亿]$/.test(number) ? `${number}${unit}` : `${number} ${unit}`,
  tenThousand: (count: string) => `${count} 万`,
  hundredMillion: (count: string) => `${count} 亿`,
  backToTop: '回到顶部',
  colorScheme: {
    label: '配色',
    light: '浅色',
    dark: '深色',
    auto: '跟随系统',
    next: (current: string, next: string) => `配色：${current}，切换为${next}`,
  },
  confirm: { yes: '确定删除', no: '取消', busy: '正在删除…' },
  loading: '正在加载',
  loadMore: {
    more: '点击加载更多',
    loading: '正在加载…',
    end: '没有更多了',
    retry: '没有加载成功，再试一次',
  },
  share: { action: '分享', done: '链接已复制', failed: '没有复制成功，请从地址栏复制链接' },
  sendKey: {
    hints: {
      enter: 'Enter 发送，Shift + Enter 换行',
      'shift-enter': 'Shift + Enter 发送，Enter 换行',
    },
    swap: '对调',
    swapLabel: '对调 Enter 与 Shift + Enter',
  },
  login: '登录',
  register: '注册',
} as const
