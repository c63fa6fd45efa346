/** Whether the operating system failed (missing file, broken disk, no file descriptors), as opposed to the file content. */
export function isSystemError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error
}
