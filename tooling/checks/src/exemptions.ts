/** Files that rules skip, with reasons. */

const matches = (patterns: RegExp[]) => (path: string) =>
  patterns.some((pattern) => pattern.test(path))

/** Tests, stories and their helpers may contain any text. */
export const isTest = matches([
  /\.(test|test-d|case|stories|bench|spec)\.([cm]?[jt]s|[jt]sx)$/,
  /(^|\/)(e2e|tests|testing|fixtures|bench)\//,
])

/** Demonstration content is text and not user interface. */
export const isDemoContent = matches([/^apps\/server\/src\/commands\/seed\/demo\//])

/** Word lists used by programs. */
export const isDictionary = matches([/(^|\/)dictionary\.ts$/])

/** Commands print to developers. */
export const isTooling = matches([
  /^tooling\//,
  /^turbo\//,
  /(^|\/)scripts\//,
  /(^|\/)\.storybook\//,
])

/** Configuration of tools. */
export const isToolConfig = matches([/\.config\.[cm]?[jt]s$/])

/** Copy files. */
export const isCopy = matches([/(^|\/)copy\.ts$/])

/** Keys of an endpoint that become its documentation. */
export const DOCUMENTATION_KEYS = new Set(['summary', 'description'])
export const isContract = matches([/^packages\/api-client\/src\/contract\//])
