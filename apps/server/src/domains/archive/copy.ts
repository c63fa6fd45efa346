/** 导出与导入的提示 */
export const copy = {
  about:
    '这里是你在墨栈写下的全部内容：每篇一个 Markdown 文件，文件头是它的资料，图片在 pictures 里。用 pnpm import-articles 可以读回。',
  untitled: '未命名',
  fileName: (username: string, day: string) => `墨栈-${username}-${day}.zip`,
  running: '你的上一次导出还没有结束，请等它下载完再试',
  storageBroken: '图片存储暂时读不出来，为免导出的内容缺图，这次没有开始。请过几分钟再试。',
  badTicket: '下载地址已失效，请回到资料页重新导出',
  missingUser: '用户不存在',
  badEntry: (reason: string) => `读不懂这个文件：${reason}`,
  notEntry: '不是墨栈导出的文件',
  columnTaken: (name: string) => `已有另一个同名专栏“${name}”`,
  tooManyColumns: (max: number) => `专栏最多 ${max} 个`,
  tooManyDrafts: (max: number) => `草稿最多 ${max} 份`,
  missingTarget: '它所在的文章、问题或资源不在这里，没有导入',
  missingParent: '它回复的那一条不在这里，没有导入',
  resourceStays: '资源的文件不在包里，说明没有导入',
} as const
