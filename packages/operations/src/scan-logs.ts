import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findSecrets } from './mask-secrets.ts'

/** Passwords of the demonstration and secrets of the browser tests: they look like words. */
const KNOWN = [
  'demo-mozhan',
  'reader-mozhan',
  'browser-tests-sign-tokens',
  'browser-tests-refresh-pages',
]

/** The digest by which Next hands a signed failure to the error boundary: it looks like a token and opens nothing. */
const FAILURE_DIGEST = 'failure;[masked token]'

/**
 * Looks for secrets in the logs of a folder. What the mask of the log writer has covered counts as well: it should have
 * had nothing to do.
 * @returns `file:line: kinds`, never a value
 * @throws Error where there are no logs, as when nothing keeps them any more
 */
export function scanLogs(folder: string): string[] {
  const files = globSync('*.log', { cwd: folder }).sort()
  if (files.length === 0) throw new Error(`There are no logs in ${folder}.`)
  return files.flatMap((name) => {
    const file = path.join(folder, name)
    return readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => {
        const kinds = [
          ...findSecrets(line.replaceAll(FAILURE_DIGEST, '')),
          ...KNOWN.filter((word) => line.includes(word)).map(() => 'password'),
        ]
        return kinds.length === 0 ? [] : [`${file}:${at + 1}: ${kinds.join(', ')}`]
      })
  })
}
