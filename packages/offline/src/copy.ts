/** 离线阅读：更新的提议与没有网络时的一页 */
export const copy = {
  update: {
    text: '网站有了新版本，刷新后就能用上。正在写的内容会先保存好。',
    refresh: '刷新',
    later: '稍后',
  },
  page: {
    title: '现在没有网络',
    hint: '连上网络后，这一页会自己打开。',
    givenUp: {
      title: '这一页暂时打不开',
      hint: '网站连得上，但这一页几次都没有取到。请过一会儿再试。',
    },
    retry: '再试一次',
    articles: '读过的文章，离线也能看',
    noArticles: '读过的文章会留在这台设备上，离线时在这里能找到。',
  },
} as const
