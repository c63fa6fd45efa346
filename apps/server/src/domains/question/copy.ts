/** 问答相关提示 */
export const copy = {
  missing: '问题不存在',
  notFound: '未查询到相关问题信息',
  noUser: '无效用户信息',
  notYours: '只能修改自己的问题',
  emptyAnswer: '请输入回答内容',
  missingAnswer: '回答不存在',
  missingParent: '要回复的回答已经不在了',
  notYourAnswer: '只能修改自己的回答',
  notAnAnswer: '只有回答可以被采纳',
  askerOnly: '只有提问者可以采纳回答或标记已解决',
} as const
