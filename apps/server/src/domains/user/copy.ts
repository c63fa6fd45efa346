/** 用户相关提示 */
export const copy = {
  missing: '用户不存在',
} as const
