/** 渲染结果中出现的文字 */
export const copy = {
  footnotes: '脚注',
  backToReference: (label: string) => `回到引用 ${label}`,
  done: '已完成',
  todo: '未完成',
  callouts: {
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
  plainText: '这篇内容过于复杂，无法排版，以下按原文显示。',
  code: {
    copy: '复制',
    copied: '已复制',
    failed: '没有复制成功，请手动选择',
    wrap: '换行',
    unwrap: '不换行',
    bidi: '这段代码含有改变文字方向的字符，已在其位置标出；复制得到的是原文。',
  },
} as const
