/**
 * Fills the `:name` parts of a path, encoded so that no value leaves its segment.
 * @throws TypeError when a value is missing or empty, or would be read as a step in the path
 */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = params[name]
    const text = value === undefined || value === null ? '' : String(value)
    // URL parsers resolve dots even when they are encoded.
    if (text === '' || text === '.' || text === '..') {
      throw new TypeError(`"${text}" cannot stand for :${name} in ${path}`)
    }
    return encodeURIComponent(text)
  })
}
