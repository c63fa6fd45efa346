/** 前门自己回答的几句话 */
export const copy = {
  apiDown: '服务暂时连不上，请稍后再试',
  siteDown: '页面暂时打不开，请稍后再试',
  tooLarge: '提交的内容过大',
  badRequest: '请求的格式有误，无法处理',
  notAllowed: '这个地址不支持这样的请求',
  portTaken: (port: number) => `端口 ${port} 已被占用：请先停掉占用它的程序，或用 PORT 换一个端口`,
  ready: (url: string) => `站点已就绪：${url}`,
  apiMissing: (url: string) => `接口 ${url} 还没有应答，站点先行启动，等它应答后自动刷新`,
} as const
