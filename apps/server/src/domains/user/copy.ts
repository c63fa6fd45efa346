/** 用户相关提示 */
export const copy = {
  missing: '用户不存在',
  missingOwn: '更新的用户不存在',
  badImage: '头像地址不正确，请重新上传',
  password: {
    noUser: '用户ID不能为空,请重试',
    noOld: '原密码不能为空,请重试',
    noNew: '新密码不能为空,请重试',
    noRepeat: '确认密码不能为空,请重试',
    differs: '密码不一致,请重试',
    missing: '用户不存在,请重试',
    wrong: '原密码输入错误',
  },
} as const
