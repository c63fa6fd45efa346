import type { StoredFile } from '@mozhan/api-client/contract'
import type { FileRow } from './queries.ts'

/** A stored file in the response to its uploader. */
export function presentFile({ url, name, size, checksum }: FileRow): StoredFile {
  return { fileUrl: url, fileName: name, fileSize: size, fileType: fileTypeOf(name), checksum }
}

/** Extension of a name, lower case, without a dot. */
export function fileTypeOf(name: string): string {
  return /\.([^.]{1,20})$/.exec(name)?.[1]?.toLowerCase() ?? ''
}
