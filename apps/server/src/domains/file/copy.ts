/** 上传与删除文件的提示 */
export const copy = {
  defaultImageName: '图片',
  deleteFailed: (reason: string) => `删除失败：${reason}`,
  notYours: '文件不存在，或不是自己上传的',
  stillUsed: (place: string) => `图片仍在${place}中使用`,
  places: {
    article: (title: string) => `文章《${title}》`,
    question: (title: string) => `提问《${title}》`,
    column: (name: string) => `专栏《${name}》`,
    answer: () => '自己的回答',
    comment: () => '自己的评论',
  },
} as const
