/** 站点外壳的文案：页面标题、描述与安装清单 */
export const copy = {
  titleSuffix: '微博客',
  description: '写给程序员的博客与内容社区：文章、专栏、问答与资源。',
  titles: {
    articles: '文章',
    columns: '专栏',
    labels: '标签',
    history: '网站历程',
    error: '出错了',
    notFound: '页面不存在',
  },
} as const
