/**
 * Returns a function that finds the route pattern of a path, so that metrics have one label per route.
 * @param patterns with `:id` for a parameter; a final `/:id?` stands for two patterns, without and with the parameter
 * @returns `other` if no pattern matches
 */
export function createPatternFinder(patterns: readonly string[]): (pathname: string) => string {
  const known = patterns
    .flatMap((pattern) =>
      pattern.endsWith('/:id?') ? [pattern.slice(0, -5), pattern.slice(0, -1)] : [pattern],
    )
    // Fixed segments before parameters: /question/edit is not a question.
    .sort((a, b) => Number(a.includes(':')) - Number(b.includes(':')))
    .map((pattern) => ({
      pattern,
      fits: new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`),
    }))
  return (pathname) => known.find(({ fits }) => fits.test(pathname))?.pattern ?? 'other'
}
