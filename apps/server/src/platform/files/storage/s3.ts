import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { GetObjectCommand, S3Client, type S3ServiceException } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import { DomainError } from '../../http/errors.ts'
import { listStored } from './list-stored.ts'
import type { FileStorage, S3Settings } from './storage.ts'
import { toStorageFailure } from './storage-failure.ts'

/** A key is never overwritten. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable'

/** Stores files in a bucket of Amazon S3 or of a compatible service. */
export function createS3Storage(settings: S3Settings): FileStorage {
  const { bucket, region, endpoint, credentials, publicUrl } = settings
  const client = new S3Client({
    region,
    ...(credentials ? { credentials } : {}),
    // Not every provider supports bucket host names and the newer checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))
  return {
    async put(key, bytes, contentType) {
      try {
        // An object becomes visible when it is complete.
        await disk.put(key, bytes, { contentType, cacheControl: CACHE_CONTROL })
      } catch (cause) {
        throw toStorageFailure(cause)
      }
    },
    async putFile(key, source, contentType) {
      try {
        const { size: contentLength } = await stat(source)
        await disk.putStream(key, createReadStream(source), {
          contentType,
          contentLength,
          cacheControl: CACHE_CONTROL,
        })
      } catch (cause) {
        throw toStorageFailure(cause)
      }
    },
    async find(key) {
      if (!(await disk.exists(key))) return undefined
      const { contentLength, etag } = await disk.getMetaData(key)
      return {
        size: contentLength,
        etag,
        async read(start, end) {
          const range = { Bucket: bucket, Key: key, Range: `bytes=${start}-${end}` }
          const sent = client.send(new GetObjectCommand(range))
          const { Body } = await sent.catch((cause: S3ServiceException) => {
            throw cause.$metadata?.httpStatusCode === 404 ? new DomainError('unknownPath') : cause
          })
          if (Body === undefined) throw new Error(`The storage sent no body for ${key}.`)
          return Body.transformToWebStream()
        },
      }
    },
    remove: (key) => disk.delete(key),
    list: (folder) => listStored(disk, folder),
    publicUrl: (key) => publicUrl && `${publicUrl}/${key}`,
  }
}
