/** Whether the system failed, by a file that is gone, a broken disk, no descriptors left, and not what a file holds. */
export function isSystemError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error
}
