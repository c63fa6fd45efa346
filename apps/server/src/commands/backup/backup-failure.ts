/** Something that the person at the keyboard can put right; the message says what to do. */
export class BackupFailure extends Error {
  override name = 'BackupFailure'
}
