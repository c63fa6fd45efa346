import { copy } from '../copy.ts'

/** A number from 1 to 99 in Chinese numerals; others in figures. */
export function toChineseNumber(value: number): string {
  if (value < 1 || value > 99) return String(value)
  const tens = Math.floor(value / 10)
  const { digits, ten } = copy.numerals
  const prefix = tens === 0 ? '' : `${tens === 1 ? '' : digits[tens]}${ten}`
  return `${prefix}${digits[value % 10]}`
}
