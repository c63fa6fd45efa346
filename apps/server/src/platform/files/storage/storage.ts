/** Storage of uploaded files. Keys look like `image/2026/11/name.webp`; the address is `/files/` and the key. */
export interface FileStorage {
  /**
   * Stores a file atomically: readers never see a part of it.
   * @throws DomainError if there is no space left or the storage cannot be reached
   */
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>
  /**
   * Stores a local file, which must exist until the promise settles. The file is streamed and not held in memory.
   * @throws DomainError as `put`
   */
  putFile(key: string, source: string, mediaType: string): Promise<void>
  find(key: string): Promise<StorageFile | undefined>
  /** Removes a file. Has no effect if it does not exist. */
  remove(key: string): Promise<void>
  /** All files below a folder; empty if the folder does not exist. */
  list(folder: string): AsyncIterable<ListedFile>
  /** A public address from which readers load the file directly; undefined if there is none. */
  publicUrl(key: string): string | undefined
}

export interface ListedFile {
  readonly key: string
  /** Modification date; undefined if the file does not exist any more. */
  getDate(): Promise<Date | undefined>
}

export interface StorageFile {
  /** Bytes. */
  readonly size: number
  /** Quoted, as in the header. */
  readonly etag: string
  /**
   * Reads the bytes from `start` to `end`, both included.
   * @throws DomainError `unknownPath` if the file has been removed meanwhile
   */
  read(start: number, end: number): Promise<ReadableStream<Uint8Array>>
}

/** Bucket for uploads; see the README. */
export interface S3Settings {
  readonly bucket: string
  readonly region: string
  /** Absent: the endpoint of Amazon. */
  readonly endpoint?: string | undefined
  /** Absent: the default credential chain of the AWS SDK. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string }
  /** Readers are redirected here instead of reading through the server. */
  readonly publicUrl?: string | undefined
}
