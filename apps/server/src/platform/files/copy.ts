/** 文件相关提示 */
export const copy = {
  empty: '文件是空的，请重新选择',
  unknownType: '只支持 PNG、JPEG、GIF、WebP、AVIF、SVG 图片',
  animatedPng: '暂不支持动态的 PNG 与 AVIF，请换成 GIF 或 WebP',
  broken: '图片已损坏，无法读取',
  tooManyPixels: '图片的像素过多，请缩小后再上传',
  tooMuch: '文件的内容过于复杂，无法检查，请简化后再上传',
  tooComplex: 'SVG 图片过于复杂，请简化后再上传',
  noSpace: '存储空间不足，文件没有保存，请稍后再试',
  unavailable: '文件暂时无法保存，请稍后再试',
} as const
