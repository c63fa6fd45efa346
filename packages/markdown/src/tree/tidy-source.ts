/** Well-formed Unicode without a byte order mark, its lines ended by line feeds. */
export function tidySource(source: string): string {
  return source
    .toWellFormed()
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
}
