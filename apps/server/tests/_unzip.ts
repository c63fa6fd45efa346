import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** The files of a zip by name, in order: texts unchanged, pictures as base64. */
export async function readZip(bytes: Buffer): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true })
  const files = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    const stream = await zip.openReadStreamPromise(entry)
    const content = await buffer(stream)
    files.set(
      entry.fileName,
      content.toString(/\.(md|json)$/.test(entry.fileName) ? 'utf8' : 'base64'),
    )
  }
  return files
}
