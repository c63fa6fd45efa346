/** 页脚的文案：只在服务器上绘制 */
export const copy = {
  links: { about: '关于我们', contact: '联系我们', faq: '常见问题' },
  label: '页脚',
  signature: (siteName: string) => `${siteName}，写给程序员的博客`,
  copyright: '© 2024',
  filing: '备案号',
} as const
