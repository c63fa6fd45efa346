export { createTicket, findResourceFile, nameHeader } from './download.ts'
export { fileTypeOf } from './present.ts'
export type { FileRow } from './queries.ts'
export { removeFile } from './remove-file.ts'
