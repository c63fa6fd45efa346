const DIGITS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九']

/** A number from 1 to 99 in Chinese, such as 二十五; others in figures. */
export function toChineseNumber(value: number): string {
  if (value < 1 || value > 99) return String(value)
  const tens = Math.floor(value / 10)
  const prefix = tens === 0 ? '' : `${tens === 1 ? '' : DIGITS[tens]}十`
  return `${prefix}${DIGITS[value % 10]}`
}
