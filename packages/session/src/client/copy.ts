/** 写作时才用到的会话文案：其余页面不必下载 */
export const copy = {
  otherAccount: '已经换成另一个账号登录。请换回原来的账号再发布，你写的内容都还在这里。',
} as const
