/** 专栏相关提示 */
export const copy = {
  missing: '专栏不存在',
} as const
