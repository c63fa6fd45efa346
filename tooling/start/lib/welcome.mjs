import { padWide } from './text.mjs'

/**
 * Text after the start: addresses and demonstration accounts.
 * @param {{ siteUrl: string, loginUrl: string, apiPort: number, dataDir: string, isDemo: boolean }} settings
 */
export function welcome({ siteUrl, loginUrl, apiPort, dataDir, isDemo }) {
  const api = `http://localhost:${apiPort}`
  const rows = [
    ['网站', siteUrl],
    ['登录', loginUrl],
    ['API', api],
    ['API 文档', `${api}/docs`],
    ...(isDemo
      ? [
          ['演示账号', 'demo / demo-mozhan'],
          ['', 'reader / reader-mozhan'],
        ]
      : []),
    ['数据', process.env.DATABASE_URL ? `DATABASE_URL，文件在 ${dataDir}` : dataDir],
  ]
  const lines = rows.map(([label, value]) => `  ${padWide(label, 10)}${value}`)
  return ['', '  墨栈已就绪', '', ...lines, '', '  按 Ctrl-C 停止', ''].join('\n')
}
