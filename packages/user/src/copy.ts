/** 作者与读者主页的文案 */
export const copy = {
  anonymous: '佚名',
  counts: { articles: '文章', columns: '专栏', likes: '获赞', views: '阅读', label: '数据' },
  tabs: { label: '内容', articles: '文章', columns: '专栏' },
  joined: '加入于',
  noSignature: '这个人还没有写下签名。',
  account: {
    title: '个人中心',
    tabs: '个人中心的内容',
    tab: { articles: '公开文章', private: '私密文章' },
  },
  card: { label: '作者' },
  describe: (name: string) => `${name}的文章与专栏。`,
} as const
