/** 会话相关文案 */
export const copy = {
  expired: '令牌过期，请重新登录',
  otherAccount: '已经换成另一个账号登录。请换回原来的账号再发布，你写的内容都还在这里',
  signedOutElsewhere: '您已在别处退出登录',
  offline: '网络不通，请检查连接后再试一次',
  failed: '没有成功，请再试一次',
  picture: {
    empty: '这张图片是空的，请换一张',
    tooLarge: (megabytes: number) => `图片不能超过 ${megabytes} MB`,
  },
  defaultSiteName: '墨栈',
} as const
