/** 私信相关提示 */
export const copy = {
  missingRecipient: '收信人不存在',
  toOneself: '不能给自己发私信',
  notWanted: '对方不接收私信',
  sentOtherwise: '这封私信已经发出，内容或收信人与这次不同，请重新发送',
} as const
