import type { PlatformConfig } from '../../platform/platform-config.ts'
import { foldName } from '../../platform/text/fold-name.ts'

/**
 * Whether a name looks official: one or more reserved names, separated only by digits, spaces and
 * punctuation. `墨栈客服01` is one, `墨栈读者` is not.
 */
export function isReservedName(
  name: string,
  { siteName, reservedNames }: Pick<PlatformConfig, 'siteName' | 'reservedNames'>,
): boolean {
  const reserved = [siteName, ...reservedNames].map(foldName).filter(Boolean)
  const letters = foldName(name).replace(/[^\p{L}\p{M}]+/gu, '')
  // Longest first: 系统 alone would leave a rest of 系统通知.
  const rest = reserved
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ' '), letters)
  return letters !== '' && rest.trim() === ''
}
