/** Where uploaded files are kept. Keys look like `image/2026/11/name.webp`; an address is `/files/` and the key. */
export interface FileStorage {
  /**
   * Keeps a file. Whoever can find it finds all of it.
   * @throws DomainError when there is no space left, or the storage cannot be reached
   */
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>
  /**
   * Keeps a file that lies on this machine, and stays there until whoever asked knows what became of it. However large,
   * little of it is ever held.
   * @throws DomainError as `put`
   */
  putFile(key: string, source: string, mediaType: string): Promise<void>
  find(key: string): Promise<KeptFile | undefined>
  /** Removes a file; one that is not there is removed already. */
  remove(key: string): Promise<void>
  /** Everything below a folder; a folder that is not there holds nothing. */
  list(folder: string): AsyncIterable<ListedFile>
  /** Another address under which readers get the file. */
  publicUrl(key: string): string | undefined
}

export interface ListedFile {
  readonly key: string
  /** When it was written; undefined when it is gone by now. */
  getDate(): Promise<Date | undefined>
}

export interface KeptFile {
  /** Bytes. */
  readonly size: number
  /** Quoted, as headers have it. */
  readonly etag: string
  /**
   * The bytes from `start` to `end`, both included.
   * @throws DomainError `unknownPath` where the file has been removed since
   */
  read(start: number, end: number): Promise<ReadableStream<Uint8Array>>
}

/** Where uploads go; see the README. */
export interface S3Settings {
  readonly bucket: string
  readonly region: string
  /** Absent: Amazon's own. */
  readonly endpoint?: string | undefined
  /** Absent: as the AWS SDK finds them. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string }
  /** Readers are sent here instead of reading through the server. */
  readonly publicUrl?: string | undefined
}
