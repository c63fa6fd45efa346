/** 文章相关提示 */
export const copy = {
  missing: '文章不存在',
  noUser: '无效用户信息',
  notYours: '只能修改自己的文章',
  unknownKind: '文章类型不存在，请重新选择',
  missingSource: '转载与翻译请写明原文出处',
  badImage: '封面地址无效，请重新上传图片',
  foreignColumn: '只能放入自己的专栏',
  unknownAuthor: (username: string) => `没有名为 ${username} 的用户，请先注册或换一个作者`,
} as const
