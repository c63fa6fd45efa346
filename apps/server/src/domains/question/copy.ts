/** 问答相关提示 */
export const copy = {
  missing: '问题不存在',
} as const
