/** 接口文档页面 */
export const copy = {
  title: '墨栈 · 接口文档',
} as const
