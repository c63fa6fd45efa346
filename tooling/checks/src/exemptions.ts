/** Where the rules do not look, and why: the one list. */

const matches = (patterns: RegExp[]) => (path: string) =>
  patterns.some((pattern) => pattern.test(path))

/** Tests, stories and their helpers may say anything a test needs. */
export const isTest = matches([
  /\.(test|test-d|case|stories|bench|spec)\.([cm]?[jt]s|[jt]sx)$/,
  /(^|\/)(e2e|tests|testing|fixtures|bench)\//,
])

/** Content written for the demonstration is text, not interface. */
export const isDemoContent = matches([/^apps\/server\/src\/commands\/seed\/demo\//])

/** Words of a language, for programs to know. */
export const isDictionary = matches([/(^|\/)dictionary\.ts$/])

/** The commands at the root speak to developers directly. */
export const isTooling = matches([
  /^tooling\//,
  /^turbo\//,
  /(^|\/)scripts\//,
  /(^|\/)\.storybook\//,
])

/** Settings of tools, read by them and not by the product. */
export const isToolConfig = matches([/\.config\.[cm]?[jt]s$/])

/** The files which exist to hold copy. */
export const isCopy = matches([/(^|\/)copy\.ts$/])

/** The one line about an endpoint that becomes its documentation. */
export const DOCUMENTATION_KEYS = new Set(['summary', 'description'])
export const isContract = matches([/^packages\/api-client\/src\/contract\//])
