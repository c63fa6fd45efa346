import { MAX_RESOURCE_BYTES, type StoredFile } from '@mozhan/api-client/contract'
import { type Step as DriverStep, toStep } from '@mozhan/atoms'
import { copy } from '../../copy.ts'
import { addSample, type SpeedSample, speedOf } from '../../model/upload-speed.ts'
import type { ReceivedUpload } from './received-upload-store.ts'
import type { TusFailure, TusUpload } from './tus-upload.ts'

/** Upload of a file as shown in the form. */
export interface UploadState {
  /**
   * - `sending`: running or starting
   * - `paused`: until the user resumes it
   * - `waiting`: for the network
   * - `checking`: all bytes are received, and the client requests the result
   */
  readonly phase: 'sending' | 'paused' | 'waiting' | 'checking'
  readonly name: string
  readonly size: number
  readonly sent: number
  /** Bytes per second; undefined until it is known. */
  readonly speed?: number | undefined
}

/** Internal state of an upload. */
export interface Work extends UploadState {
  readonly samples: readonly SpeedSample[]
  /** Absent until it is created. */
  readonly upload?: TusUpload
  /** Id of the upload, once all bytes are received. */
  readonly receivedId?: string
}

export interface State {
  /** Number of the file. Reports of earlier turns are ignored. */
  readonly turn: number
  readonly work?: Work
  /** Message of the last failure. */
  readonly failure?: string | undefined
}

export type UploadAction =
  | { readonly type: 'send'; readonly file: File }
  | { readonly type: 'pause' | 'resume' | 'cancel' }
  /** The network is available again. */
  | { readonly type: 'online' }
  /** The form is unmounted. */
  | { readonly type: 'leave' }
  /** All bytes were received before the form was unmounted. */
  | { readonly type: 'restored'; readonly upload: ReceivedUpload }

/** Result of an effect. */
export type UploadReport =
  | { readonly type: 'opened'; readonly turn: number; readonly upload: TusUpload }
  | { readonly type: 'notOpened'; readonly turn: number; readonly message: string }
  /** `time` in ms. */
  | {
      readonly type: 'progressed'
      readonly turn: number
      readonly sent: number
      readonly time: number
    }
  | { readonly type: 'stopped'; readonly turn: number; readonly reason: TusFailure }
  /** The session has expired; `message` tells the user what happens next. */
  | { readonly type: 'expired'; readonly turn: number; readonly message: string }
  | { readonly type: 'received'; readonly turn: number; readonly id: string }
  | { readonly type: 'checked'; readonly turn: number; readonly file: StoredFile | undefined }
  | {
      readonly type: 'notChecked'
      readonly turn: number
      readonly message: string
      readonly canRetry: boolean
      readonly isExpired: boolean
    }

export type Event = UploadAction | UploadReport

export type Effect =
  /** Creates the upload of a file; ends with `opened` or `notOpened`. */
  | { readonly type: 'open'; readonly turn: number; readonly file: File }
  /** Ends with `received` or `stopped`, after any number of `progressed`. */
  | { readonly type: 'start'; readonly upload: TusUpload }
  | { readonly type: 'pause'; readonly upload: TusUpload }
  /** Aborts and deletes the partial upload on the server. */
  | { readonly type: 'cancel'; readonly upload: TusUpload }
  /** Stores the completed upload over a reload. */
  | { readonly type: 'remember'; readonly upload: ReceivedUpload }
  | { readonly type: 'forget' }
  /** Requests the file of an upload; ends with `checked` or `notChecked`. */
  | { readonly type: 'check'; readonly turn: number; readonly id: string }
  /** Handles an expired session; ends with `expired`. */
  | { readonly type: 'renewSession'; readonly turn: number }
  | { readonly type: 'handOver'; readonly file: StoredFile }

export type Step = DriverStep<State, Effect>

export const NOTHING_SENT: State = { turn: 0 }

const GIGABYTE = 1024 ** 3
const EXPIRED = 401
const TOO_MANY = 429
const FORGET: Effect = { type: 'forget' }

/** State machine of the upload in a form. Pure: it returns the next state and the effects to run. */
export function transition(state: State, event: Event): Step {
  const { turn, work } = state
  switch (event.type) {
    case 'send':
      return send(state, event.file)
    case 'restored': {
      const { id, name, size } = event.upload
      return check({ turn: turn + 1 }, { name, size }, id, ...pauseEffects(work))
    }
    case 'leave':
      return { state: { turn: turn + 1 }, effects: pauseEffects(work) }
    case 'cancel': {
      const effects: Effect[] = work?.upload ? [{ type: 'cancel', upload: work.upload }] : []
      return { state: { turn: turn + 1 }, effects: [...effects, FORGET] }
    }
    case 'pause':
      return work?.phase === 'sending'
        ? { state: toPhase(state, work, 'paused'), effects: pauseEffects(work) }
        : toStep(state)
    case 'resume':
      return work?.phase === 'paused' || work?.phase === 'waiting'
        ? resume(state, work)
        : toStep(state)
    case 'online':
      return work?.phase === 'waiting' ? resume(state, work) : toStep(state)
    default:
      if (!work || event.turn !== turn) return toStep(state)
      return work.receivedId === undefined
        ? handleSending(state, work, event)
        : handleCheck(state, work, event)
  }
}

function send({ turn: former, work }: State, file: File): Step {
  const turn = former + 1
  const { name, size } = file
  const failure = findProblem(size)
  if (failure !== undefined) return { state: { turn, failure }, effects: pauseEffects(work) }
  return {
    state: { turn, work: { phase: 'sending', name, size, sent: 0, samples: [] } },
    effects: [...pauseEffects(work), FORGET, { type: 'open', turn, file }],
  }
}

function findProblem(size: number): string | undefined {
  if (size === 0) return copy.upload.empty
  const isTooLarge = size > MAX_RESOURCE_BYTES
  return isTooLarge ? copy.upload.tooLarge(MAX_RESOURCE_BYTES / GIGABYTE) : undefined
}

/** Handles reports before all bytes are received. */
function handleSending(state: State, work: Work, event: UploadReport): Step {
  const isSending = work.phase === 'sending'
  switch (event.type) {
    case 'opened': {
      const { upload } = event
      return {
        state: { ...state, work: { ...work, upload } },
        effects: isSending ? [{ type: 'start', upload }] : [],
      }
    }
    case 'notOpened':
      return end(state, event.message)
    case 'progressed': {
      if (!isSending) return toStep(state)
      const { sent, time } = event
      const samples = addSample(work.samples, { time, sent })
      return toStep({ ...state, work: { ...work, sent, samples, speed: speedOf(samples) } })
    }
    case 'stopped':
      return isSending ? handleStop(state, work, event.reason) : toStep(state)
    case 'expired':
      return toStep({ ...state, failure: event.message })
    case 'received': {
      const { name, size } = work
      const upload = { id: event.id, name, size }
      return check(state, work, event.id, { type: 'remember', upload })
    }
    default:
      return toStep(state)
  }
}

function handleStop(state: State, work: Work, { status, message }: TusFailure): Step {
  if (status === undefined) return toStep(toPhase(state, work, 'waiting'))
  const paused = toPhase(state, work, 'paused')
  // The browser leaves the page to renew the token; the upload resumes afterwards.
  if (status === EXPIRED) {
    return { state: paused, effects: [{ type: 'renewSession', turn: state.turn }] }
  }
  const failure = message ?? copy.upload.failed
  // Rate limited: the upload stays paused, and the user resumes it after the time in the message.
  return status === TOO_MANY ? toStep({ ...paused, failure }) : end(state, failure)
}

/** Handles reports after all bytes are received. */
function handleCheck(state: State, work: Work, event: UploadReport): Step {
  if (work.phase !== 'checking') return toStep(state)
  if (event.type === 'checked') {
    const { file } = event
    return file
      ? end(state, undefined, FORGET, { type: 'handOver', file })
      : end(state, copy.upload.failed, FORGET)
  }
  if (event.type !== 'notChecked') return toStep(state)
  // The request is repeated later; no bytes have to be sent again.
  if (event.canRetry) return toStep(toPhase(state, work, 'waiting'))
  // After an expired session the page returns with a new token and repeats the request.
  return end(state, event.message, ...(event.isExpired ? [] : [FORGET]))
}

function resume({ turn }: State, work: Work): Step {
  const { receivedId, upload } = work
  if (receivedId !== undefined) return check({ turn }, work, receivedId)
  return {
    state: { turn, work: { ...work, phase: 'sending', samples: [] } },
    effects: upload ? [{ type: 'start', upload }] : [],
  }
}

function check(
  { turn }: State,
  { name, size }: Pick<Work, 'name' | 'size'>,
  receivedId: string,
  ...before: readonly Effect[]
): Step {
  return {
    state: { turn, work: { phase: 'checking', name, size, sent: size, samples: [], receivedId } },
    effects: [...before, { type: 'check', turn, id: receivedId }],
  }
}

function end({ turn }: State, failure: string | undefined, ...effects: readonly Effect[]): Step {
  return toStep({ turn, failure }, ...effects)
}

function toPhase(state: State, work: Work, phase: 'paused' | 'waiting'): State {
  return { ...state, work: { ...work, phase, speed: undefined } }
}

/** Effects that pause a running upload. */
function pauseEffects(work: Work | undefined): Effect[] {
  return work?.phase === 'sending' && work.upload ? [{ type: 'pause', upload: work.upload }] : []
}
