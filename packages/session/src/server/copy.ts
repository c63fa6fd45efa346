/** 只在服务器上用到的会话文案 */
export const copy = { defaultSiteName: '墨栈' } as const
