/** 专栏相关提示 */
export const copy = {
  missing: '专栏不存在',
  notYours: '只能修改自己的专栏',
  duplicate: (name: string) => `已有名为“${name}”的专栏，请换一个名称`,
  tooMany: (max: number) => `最多可建 ${max} 个专栏`,
  badImage: '封面地址无效，请重新上传图片',
  staleOrder: '专栏中的文章有变化，请刷新后再调整顺序',
} as const
