/** 会话相关文案 */
export const copy = {
  expired: '令牌过期，请重新登录',
  defaultSiteName: '墨栈',
} as const
