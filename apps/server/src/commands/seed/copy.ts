/** 第一次启动时打印的文字 */
export const copy = {
  owner: (name: string, password: string) =>
    `站点是空的。第一个账号：${name}，密码：${password}\n密码只显示这一次，请登录后修改。`,
} as const
