/** 评论相关提示 */
export const copy = {
  missing: '评论不存在',
  missingTarget: { article: '文章不存在', resource: '资源不存在' },
  missingParent: '要回复的评论已经不在了',
  notYours: '只能删除自己的评论',
} as const
