import type { StoredFile } from '@mozhan/api-client/contract'
import { isTokenExpiredError } from '@mozhan/api-client/errors'
import { sessionCopy } from '@mozhan/session'
import type { Api, CallFailure } from '@mozhan/session/client'
import type { ReceivedUploadStore } from './received-upload-store.ts'
import { openUpload } from './tus-upload.ts'
import type { Effect, Event, UploadReport } from './upload-transition.ts'

export interface EffectContext {
  readonly owner: string
  /** URL of the tus endpoint. */
  readonly endpoint: string
  readonly receivedStore: ReceivedUploadStore
  readonly getApi: () => Promise<Api>
  readonly describeFailure: (error: unknown) => CallFailure
  /** Handles an expired session. @returns whether the browser leaves the page */
  readonly handleExpiry: () => boolean
  readonly onDone: (file: StoredFile) => void
}

/** Runs an effect of a transition and dispatches its result. All decisions are in `transition`. */
export function runEffect(
  context: EffectContext,
  effect: Effect,
  dispatch: (event: Event) => void,
) {
  switch (effect.type) {
    case 'open':
      return void open(context, effect, dispatch).then(dispatch)
    case 'start':
      return effect.upload.start()
    case 'pause':
      return effect.upload.pause()
    case 'cancel':
      return effect.upload.cancel()
    case 'remember':
      return context.receivedStore.write(effect.upload)
    case 'forget':
      return context.receivedStore.forget()
    case 'check':
      return void check(context, effect).then(dispatch)
    case 'renewSession': {
      const message = context.handleExpiry() ? sessionCopy.expired : sessionCopy.failed
      return dispatch({ type: 'expired', turn: effect.turn, message })
    }
    case 'handOver':
      return context.onDone(effect.file)
  }
}

async function open(
  { endpoint, owner, describeFailure }: EffectContext,
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
  { getApi, describeFailure }: EffectContext,
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
