/** A LIKE pattern for texts that contain the key. `%`, `_` and `\` in the key are escaped. */
export function likePattern(key: string): string {
  return `%${key.trim().replace(/[\\%_]/g, '\\$&')}%`
}
