import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { encodeAll } from './compress.ts'
import type { StoredPage } from './page-cache.ts'

export interface WorkerScriptOptions {
  /** File of the script. */
  file: URL
  /** Name of the build to which the worker belongs. */
  buildId: string
}

/** The script at `/sw.js`. Browsers revalidate it with every visit, and any change installs a new worker. */
export async function readWorkerScript({
  file,
  buildId,
}: WorkerScriptOptions): Promise<StoredPage> {
  const script = await readFile(file, 'utf8')
  const body = Buffer.from(`const BUILD_ID=${JSON.stringify(buildId)};\n${script}`)
  return {
    encoded: await encodeAll(body, 9),
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    },
    etag: `W/"${digestOf(body)}"`,
    originEtag: undefined,
    generation: 0,
    freshUntil: Number.POSITIVE_INFINITY,
  }
}

/**
 * Names a build by the names of its files. The name is the same on every machine with the same build, because the files are
 * named by their content.
 * @param folder folder of the build's files
 */
export async function nameBuild(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true })
  return digestOf(Buffer.from(files.sort().join('\n')))
}

function digestOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 16)
}
