/** 渲染结果中出现的文字 */
export const copy = {
  footnotes: '脚注',
  backToReference: (label: string) => `回到引用 ${label}`,
  done: '已完成',
  todo: '未完成',
  notices: {
    tip: '提示',
    info: '信息',
    note: '注',
    important: '重要',
    warning: '注意',
    danger: '危险',
    details: '详情',
  },
  plainCode: '文本',
  diagram: '图表',
  table: '表格',
  code: {
    copy: '复制',
    copied: '已复制',
    failed: '复制失败，请手动选择',
    wrap: '换行',
    unwrap: '不换行',
  },
} as const
