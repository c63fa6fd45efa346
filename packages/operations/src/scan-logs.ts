import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findSecrets } from './mask-secrets.ts'

/** Passwords of the demonstration and secrets of the browser tests, which no pattern matches. */
const KNOWN = [
  'demo-mozhan',
  'reader-mozhan',
  'browser-tests-sign-tokens',
  'browser-tests-refresh-pages',
]

/** The digest by which Next passes a signed failure to the error boundary. It looks like a token but grants nothing. */
const FAILURE_DIGEST = 'failure;[masked token]'

/**
 * Searches the logs of a folder for secrets. Masked secrets count as well, because log calls should contain none.
 * @returns `file:line: kinds`, never a value
 * @throws Error if the folder contains no logs
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
