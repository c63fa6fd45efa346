/** 文章页上由浏览器绘制的文案：单独一份，读文章的人不必下载其余的 */
export const copy = {
  edit: '编辑',
  lead: {
    label: '编者之选',
    slip: '编者之选',
    seal: '荐',
    position: (at: number, total: number) => `第 ${at} 篇，共 ${total} 篇`,
    numerals: ['一', '二', '三', '四', '五'],
    previous: '上一篇',
    next: '下一篇',
  },
  toComments: (n: string) => `跳到评论，共 ${n} 条`,
} as const
