/** 会话相关文案 */
export const copy = {
  expired: '令牌过期，请重新登录',
  signedOutElsewhere: '你已在别处退出登录',
  offline: '网络不通，请检查连接后重试',
  failed: '没有成功，请重试',
} as const
