import type { Settings } from '@mozhan/operations/settings'
import type { S3Settings } from './storage.ts'

/** Where S3 is when nothing else is said; providers of their own mostly do not care. */
const DEFAULT_REGION = 'us-east-1'

/** Without S3_BUCKET files stay on the disk. */
export function toS3Settings(settings: Settings): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId } = settings
  const { S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (bucket === undefined) return undefined
  return {
    bucket,
    region: settings.S3_REGION ?? DEFAULT_REGION,
    endpoint: settings.S3_ENDPOINT,
    publicUrl: settings.S3_PUBLIC_URL,
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  }
}
