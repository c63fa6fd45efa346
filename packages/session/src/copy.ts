/** 会话相关文案 */
export const copy = {
  expired: '令牌过期，请重新登录',
  signedOutElsewhere: '您已在别处退出登录',
  offline: '网络不通，请检查连接后再试一次',
  failed: '没有成功，请再试一次',
} as const
