/** 频道与标签相关文案 */
export const copy = {
  other: '其他',
} as const
