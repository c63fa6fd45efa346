/** 频道与标签相关文案 */
export const copy = {
  other: '其他',
  unknownLabel: '所选标签不存在，请重新选择',
} as const
