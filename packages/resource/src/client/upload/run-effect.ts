import type { StoredFile } from '@mozhan/api-client/contract'
import { isTokenExpiredError } from '@mozhan/api-client/errors'
import { sessionCopy } from '@mozhan/session'
import type { Api, CallFailure } from '@mozhan/session/client'
import type { ReceivedNote } from './received-note.ts'
import { openUpload } from './tus-upload.ts'
import type { Effect, Event, UploadReport } from './upload-transition.ts'

export interface Outside {
  readonly owner: string
  /** Where uploads are begun. */
  readonly endpoint: string
  readonly note: ReceivedNote
  readonly getApi: () => Promise<Api>
  readonly describeFailure: (error: unknown) => CallFailure
  /** Follows the end of a session. @returns whether the page is left for it */
  readonly handleExpiry: () => boolean
  readonly onDone: (file: StoredFile) => void
}

/** Does what a transition asks for, and reports what came of it. Nothing here decides. */
export function runEffect(outside: Outside, effect: Effect, dispatch: (event: Event) => void) {
  switch (effect.type) {
    case 'open':
      return void open(outside, effect, dispatch).then(dispatch)
    case 'start':
      return effect.upload.start()
    case 'pause':
      return effect.upload.pause()
    case 'cancel':
      return effect.upload.cancel()
    case 'remember':
      return outside.note.write(effect.upload)
    case 'forget':
      return outside.note.forget()
    case 'check':
      return void check(outside, effect).then(dispatch)
    case 'renewSession': {
      const message = outside.handleExpiry() ? sessionCopy.expired : sessionCopy.failed
      return dispatch({ type: 'expired', turn: effect.turn, message })
    }
    case 'handOver':
      return outside.onDone(effect.file)
  }
}

async function open(
  { endpoint, owner, describeFailure }: Outside,
  { turn, file }: Extract<Effect, { type: 'open' }>,
  dispatch: (event: Event) => void,
): Promise<UploadReport> {
  try {
    const upload = await openUpload(file, {
      endpoint,
      owner,
      onProgress: (sent) => dispatch({ type: 'progressed', turn, sent, time: performance.now() }),
      onFailure: (reason) => dispatch({ type: 'stopped', turn, reason }),
      onReceived: (id) => dispatch({ type: 'received', turn, id }),
    })
    return { type: 'opened', turn, upload }
  } catch (error) {
    return { type: 'notOpened', turn, message: describeFailure(error).message }
  }
}

async function check(
  { getApi, describeFailure }: Outside,
  { turn, id }: Extract<Effect, { type: 'check' }>,
): Promise<UploadReport> {
  try {
    const { file } = await (await getApi()).file.getUpload({ params: { id } })
    return { type: 'checked', turn, file: file ?? undefined }
  } catch (error) {
    const isExpired = isTokenExpiredError(error)
    return { type: 'notChecked', turn, isExpired, ...describeFailure(error) }
  }
}
