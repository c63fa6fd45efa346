/** 通用部件的文案 */
export const copy = {
  justNow: '刚刚',
  minutesAgo: (minutes: number) => `${minutes}分钟前`,
  today: (time: string) => `今天 ${time}`,
  yesterday: (time: string) => `昨天 ${time}`,
  monthDay: (month: string, day: string) => `${month}月${day}日`,
  yearMonthDay: (year: string, month: string, day: string) => `${year}年${month}月${day}日`,
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
  loading: '正在加载',
  pagination: {
    label: '分页',
    previous: '上一页',
    next: '下一页',
    page: (page: number) => `第 ${page} 页`,
  },
  loadMore: {
    more: '点击加载更多',
    loading: '正在加载…',
    end: '没有更多了',
    retry: '没有加载成功，重试',
  },
  opensInNewTab: '（新标签页打开）',
} as const
