/** A backup or restore error that the operator can fix. The Chinese message says how. */
export class BackupError extends Error {
  override name = 'BackupError'
}
