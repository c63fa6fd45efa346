/** 文章页上由浏览器绘制的文案：单独一份，读文章的人不必下载其余的 */
export const copy = {
  edit: '编辑',
} as const
