/** 读者对文章、问题与资源所做之事的文案 */
export const copy = {
  like: (n: string) => `点赞，已有 ${n} 人点赞`,
  unlike: (n: string) => `取消点赞，已有 ${n} 人点赞`,
  collect: (n: string) => `收藏，已有 ${n} 人收藏`,
  uncollect: (n: string) => `取消收藏，已有 ${n} 人收藏`,
  signInToLike: (n: string) => `登录后点赞，已有 ${n} 人点赞`,
  signInToCollect: (n: string) => `登录后收藏，已有 ${n} 人收藏`,
} as const
