import { MAX_RESOURCE_BYTES } from '@mozhan/api-client/contract'
import type { TusUpload } from './tus-upload.ts'
import type { Event, State, UploadReport } from './upload-transition.ts'

export const TURN = 1
// Only the fields that the transition reads.
const toFile = (size: number) => ({ name: 'data.zip', size }) as File
export const createUpload = (): TusUpload => ({ start() {}, pause() {}, cancel() {} })
const upload = createUpload()
export const STORED = { fileUrl: '/a.zip', fileName: 'data.zip', fileSize: 9, fileType: 'zip' }

/** One event of every type; reports belong to the first file. */
export const EVENTS = {
  send: { type: 'send', file: toFile(9) },
  sendEmpty: { type: 'send', file: toFile(0) },
  sendTooLarge: { type: 'send', file: toFile(MAX_RESOURCE_BYTES + 1) },
  pause: { type: 'pause' },
  resume: { type: 'resume' },
  cancel: { type: 'cancel' },
  online: { type: 'online' },
  leave: { type: 'leave' },
  restored: { type: 'restored', upload: { id: 'u0', name: 'earlier.zip', size: 5 } },
  opened: { type: 'opened', turn: TURN, upload },
  notOpened: { type: 'notOpened', turn: TURN, message: 'no library' },
  progressed: { type: 'progressed', turn: TURN, sent: 4, time: 1000 },
  offline: { type: 'stopped', turn: TURN, reason: {} },
  refused401: { type: 'stopped', turn: TURN, reason: { status: 401 } },
  refused429: { type: 'stopped', turn: TURN, reason: { status: 429, message: 'too often' } },
  refused413: { type: 'stopped', turn: TURN, reason: { status: 413 } },
  expired: { type: 'expired', turn: TURN, message: 'sign in' },
  received: { type: 'received', turn: TURN, id: 'u1' },
  checked: { type: 'checked', turn: TURN, file: STORED },
  checkedWithout: { type: 'checked', turn: TURN, file: undefined },
  unanswered: notChecked({ canRetry: true }),
  rejected: notChecked({}),
  notSignedIn: notChecked({ isExpired: true }),
} satisfies Record<string, Event>

function notChecked(facts: { canRetry?: boolean; isExpired?: boolean }): UploadReport {
  const failed = { type: 'notChecked', turn: TURN, message: 'refused' } as const
  return { ...failed, canRetry: false, isExpired: false, ...facts }
}

export function freeze(state: State): State {
  Object.freeze(state.work)
  return Object.freeze(state)
}
