/** 列表相关提示 */
export const copy = {
  badCursor: '分页位置无效，请从第一页重新加载',
} as const
