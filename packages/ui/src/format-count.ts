import { copy } from './copy.ts'

const TEN_THOUSAND = 10_000
const HUNDRED_MILLION = 100_000_000

/**
 * Formats a counter in Chinese: 3,204, then 1.8 万, then 2.3 亿. Rounds down, so that the text never exceeds the actual
 * number. Negative and invalid numbers are shown as 0.
 */
export function formatCount(count: number): string {
  if (!Number.isFinite(count) || count <= 0) return '0'
  if (count < TEN_THOUSAND) return Math.floor(count).toLocaleString('en-US')
  if (count < HUNDRED_MILLION) return copy.tenThousand(oneDecimal(count / TEN_THOUSAND))
  return copy.hundredMillion(oneDecimal(count / HUNDRED_MILLION))
}

function oneDecimal(value: number): string {
  return (Math.floor(value * 10) / 10).toLocaleString('en-US')
}
