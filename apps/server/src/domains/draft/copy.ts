/** 草稿相关提示 */
export const copy = {
  missing: '草稿不存在',
  newer: '草稿已在别处更新，没有删除',
  tooMany: (max: number) => `草稿已有 ${max} 份，请先删除一些不再需要的`,
} as const
