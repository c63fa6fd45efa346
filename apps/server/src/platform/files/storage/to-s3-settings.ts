import type { Settings } from '@mozhan/operations/settings'
import type { S3Settings } from './storage.ts'

/** Region if none is configured; most other providers ignore it. */
const DEFAULT_REGION = 'us-east-1'

/** Undefined without S3_BUCKET: files are stored on disk. */
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
