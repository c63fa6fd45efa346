/** 登录、注册与令牌相关提示 */
export const copy = {
  wrongCredentials: '用户名或密码错误',
  noUsername: '用户名不能为空，请重试',
  noPassword: '密码不能为空，请重试',
  noRepeat: '确认密码不能为空，请重试',
  differs: '两次输入的密码不一致',
  reserved: '这个用户名容易被当成本站人员，请更换个用户名',
  taken: '用户已被注册，请更换个用户名',
  badUsername: '用户名为 4 到 30 个中文、字母、数字或下划线',
  badPassword: (min: number, max: number) => `密码为 ${min} 到 ${max} 个字符`,
  noRefreshToken: '新令牌获取失败：缺少刷新令牌',
  expired: '您的身份已过期，请重新认证！',
} as const
