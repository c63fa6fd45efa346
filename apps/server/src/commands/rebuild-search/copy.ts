/** 重建搜索索引时说的话 */
export const copy = {
  viaServer: (url: string) => `交给正在运行的服务（${url}），搜索照常可用`,
  inProcess: '服务没有在运行，直接写入数据',
  progress: (done: number, total: number) => `[${done}/${total}]`,
  finished: (count: number, seconds: string) => `索引已重建：${count} 项，用时 ${seconds} 秒。`,
  broken: (reason: string) => `没有重建完：${reason}。再运行同一条命令即可，已重建的部分不受影响。`,
} as const
