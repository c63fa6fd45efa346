/**
 * Fills the `:name` parts of a path. Each value is encoded as one segment.
 * @throws TypeError if a value is missing, empty, `.` or `..`
 */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = params[name]
    const text = value === undefined || value === null ? '' : String(value)
    // URL parsers resolve dot segments even if they are encoded.
    if (text === '' || text === '.' || text === '..') {
      throw new TypeError(`"${text}" is not a valid value of :${name} in ${path}`)
    }
    return encodeURIComponent(text)
  })
}
