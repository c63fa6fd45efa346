/** 分享图片上的字 */
export const copy = {
  labels: {
    article: '文章',
    question: '问答',
    column: '专栏',
    user: '作者',
    resource: '资源',
  },
  anonymous: '佚名',
} as const
