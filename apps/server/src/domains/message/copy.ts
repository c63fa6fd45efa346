/** 消息相关提示 */
export const copy = {
  missing: '消息不存在',
  accepted: '你的回答被采纳了',
} as const
