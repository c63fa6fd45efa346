import 'server-only'

/** 页面标题、描述与安装清单：只有服务端用 */
export const copy = {
  titleSuffix: '微博客',
  description: '写给程序员的博客与内容社区：文章、专栏、问答与资源。',
  errorTitle: '出错了',
} as const
