/**
 * Patterns of secrets that logs must not contain. Each pattern starts at few positions and has a bounded length, so that the
 * cost is linear in the length of a line.
 */
const PATTERNS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['token', /(?<![\w-])eyJ[\w-]{4,2000}\.[\w-]{4,4000}(?:\.[\w-]{1,1000})?/g],
  ['hash', /\$2[aby]\$\d\d\$[./\w]{22,53}/g],
  ['hash', /\$(?:argon2id|scrypt)\$[^\s"'\\]{8,200}/g],
  ['bearer', /(?<=\bbearer )[\w.~+/=-]{8,4000}/gi],
  ['password', /(?<=:\/\/[^\s/:@"]{0,100}:)[^\s/@"]{1,200}(?=@)/g],
  [
    'field',
    /(?<=\b(?:access_?token|refresh_?token|token|ticket|password|secret)=)[^\s&"'\\;]{1,2000}/gi,
  ],
  ['mail', /(?<![\w.+-])[\w.+-]{1,64}@(?:[a-z\d-]{1,63}\.){1,8}[a-z]{2,24}\b/gi],
  ['phone', /(?<![\w.-])(?:\+?86[ -]?)?1[3-9]\d{9}(?![\w.-])/g],
]

/** The replacement of a masked secret; a test that finds it has found a leak. */
export const MASK = /\[masked (?:token|hash|bearer|password|field|mail|phone)\]/

/**
 * Masks tokens, hashes, passwords in addresses, mail addresses and phone numbers. This is the last line of defence of every
 * log: log calls should contain none of them.
 */
export function maskSecrets(text: string): string {
  return PATTERNS.reduce(
    (masked, [name, pattern]) => masked.replace(pattern, `[masked ${name}]`),
    text,
  )
}

/** The kinds of secrets that a text contains, masked or not. */
export function findSecrets(text: string): string[] {
  const found = PATTERNS.filter(([, pattern]) => text.search(pattern) !== -1).map(([name]) => name)
  const masked = MASK.exec(text)?.[0]
  return masked === undefined ? found : [...found, masked]
}

/** Masks everything that is written to a stream from now on. */
export function maskStream(stream: NodeJS.WriteStream): void {
  const write = stream.write.bind(stream)
  const masked = (chunk: Uint8Array | string, ...rest: never[]) =>
    write(maskSecrets(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString()), ...rest)
  // The signature is the same, but TypeScript types it as overloads.
  stream.write = masked as typeof stream.write
}
