/** 点赞与收藏相关提示 */
export const copy = {
  missing: {
    article: '文章不存在',
    question: '问题不存在',
    answer: '回答不存在',
    resource: '资源不存在',
  },
} as const
