/** 用户相关提示 */
export const copy = {
  missing: '用户不存在',
  missingOwn: '更新的用户不存在',
  emptyName: '昵称不能为空',
  nameTaken: '昵称已被其他人使用，请换一个',
  reservedName: '这个昵称容易被当成本站人员，请换一个',
  mixedName: '昵称的同一个词里不能混用拉丁、西里尔、希腊等不同的字母，请换一个',
  badImage: '头像地址不正确，请重新上传',
  mobileTaken: '手机号已被其他账号使用',
  emailTaken: '邮箱已被其他账号使用',
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
