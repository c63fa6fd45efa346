import type { S3Settings } from './storage.ts'

/** Where S3 is when nothing else is said; providers of their own mostly do not care. */
const DEFAULT_REGION = 'us-east-1'

/**
 * Reads the `S3_…` settings. Without S3_BUCKET files stay on the disk.
 * @param text value of a variable, undefined when it is empty
 * @param readUrl the same for addresses; reports those that are none
 * @param problems where everything wrong is added
 */
export function readS3Settings(
  text: (name: string) => string | undefined,
  readUrl: (name: string) => string | undefined,
  problems: string[],
): S3Settings | undefined {
  const bucket = text('S3_BUCKET')
  const endpoint = readUrl('S3_ENDPOINT')
  const publicUrl = readUrl('S3_PUBLIC_URL')
  const accessKeyId = text('S3_ACCESS_KEY_ID')
  const secretAccessKey = text('S3_SECRET_ACCESS_KEY')
  const region = text('S3_REGION')
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together; set both or neither.')
  }
  if (bucket === undefined) {
    const others = [endpoint, publicUrl, accessKeyId, secretAccessKey, region]
    if (others.some((value) => value !== undefined)) {
      problems.push('S3_BUCKET is missing; set it, or remove the other S3_ settings.')
    }
    return undefined
  }
  return {
    bucket,
    region: region ?? DEFAULT_REGION,
    endpoint,
    publicUrl,
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  }
}
