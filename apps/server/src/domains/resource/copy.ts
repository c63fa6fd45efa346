/** 资源相关提示 */
export const copy = {
  missing: '资源不存在',
} as const
