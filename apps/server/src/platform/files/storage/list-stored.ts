import type { Disk } from 'flydrive'
import type { ListedFile } from './storage.ts'

/** All files below a folder, page by page. */
export async function* listStored(disk: Disk, folder: string): AsyncGenerator<ListedFile> {
  let paginationToken: string | undefined
  do {
    const page = await disk
      .listAll(folder, { recursive: true, ...(paginationToken ? { paginationToken } : {}) })
      // The folder does not exist on disk.
      .catch(() => undefined)
    for (const entry of page?.objects ?? []) {
      if (!entry.isFile) continue
      const { key } = entry
      yield {
        key,
        getDate: () =>
          disk.getMetaData(key).then(
            ({ lastModified }) => lastModified,
            () => undefined,
          ),
      }
    }
    paginationToken = page?.paginationToken
  } while (paginationToken)
}
