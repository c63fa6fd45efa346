/** 搜索的文案 */
export const copy = {
  busy: '正在搜索的人太多，请稍后再试',
  tooMuch: '这次搜索要查的内容太多，请换几个更具体的词再试',
} as const
