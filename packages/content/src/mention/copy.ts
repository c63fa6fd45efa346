/** 提及的文案 */
export const copy = {
  suggestions: '可以提及的人',
  keys: '↑ ↓ 选　Enter 填入　Esc 不要',
} as const
