/** A LIKE pattern for texts that hold the key; its own `%`, `_` and `\` mean themselves. */
export function likePattern(key: string): string {
  return `%${key.trim().replace(/[\\%_]/g, '\\$&')}%`
}
