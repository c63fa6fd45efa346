import type { PlatformConfig } from '../../platform/platform-config.ts'
import { foldName } from '../../platform/text/fold-name.ts'

/**
 * Whether a name passes for the site's own: one or several reserved names with nothing but digits, blanks and signs
 * between them. `墨栈客服01` is one, `墨栈读者` is not.
 */
export function isReservedName(
  name: string,
  { siteName, reservedNames }: Pick<PlatformConfig, 'siteName' | 'reservedNames'>,
): boolean {
  const reserved = [siteName, ...reservedNames].map(foldName).filter(Boolean)
  const letters = foldName(name).replace(/[^\p{L}\p{M}]+/gu, '')
  // The longest first: of 系统通知, 系统 alone would leave a rest.
  const rest = reserved
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ' '), letters)
  return letters !== '' && rest.trim() === ''
}
