import { MAX_RESOURCE_BYTES, type StoredFile } from '@mozhan/api-client/contract'
import { type Step as DriverStep, toStep } from '@mozhan/atoms'
import { copy } from '../../copy.ts'
import { addSample, type SpeedSample, speedOf } from '../../model/upload-speed.ts'
import type { ReceivedUpload } from './received-note.ts'
import type { TusFailure, TusUpload } from './tus-upload.ts'

/** A file on its way, as the form shows it. */
export interface UploadState {
  /**
   * - `sending`: it is sent, or begins to be
   * - `paused`: until it is resumed
   * - `waiting`: for the line to come back
   * - `checking`: all bytes have arrived, and the server is asked for the file
   */
  readonly phase: 'sending' | 'paused' | 'waiting' | 'checking'
  readonly name: string
  readonly size: number
  readonly sent: number
  /** Bytes a second, once it is known. */
  readonly speed?: number | undefined
}

/** What is known of a file on its way. */
export interface Work extends UploadState {
  readonly samples: readonly SpeedSample[]
  /** Sends the file; absent until it is ready. */
  readonly upload?: TusUpload
  /** The upload whose bytes have all arrived. */
  readonly receivedId?: string
}

export interface State {
  /** Number of the file. What is reported of an earlier one is late. */
  readonly turn: number
  readonly work?: Work
  /** What went wrong last, for the reader. */
  readonly failure?: string | undefined
}

export type UploadAction =
  | { readonly type: 'send'; readonly file: File }
  | { readonly type: 'pause' | 'resume' | 'cancel' }
  /** The line is back. */
  | { readonly type: 'online' }
  /** The form is left. */
  | { readonly type: 'leave' }
  /** All bytes had arrived before the form was left. */
  | { readonly type: 'arrivedBefore'; readonly upload: ReceivedUpload }

/** What an effect of a turn has come to. */
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
  /** The session is over; `message` says what happens now. */
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
  /** Make a file ready to be sent; ends with `opened` or `notOpened`. */
  | { readonly type: 'open'; readonly turn: number; readonly file: File }
  /** Ends with `received` or `stopped`, after any number of `progressed`. */
  | { readonly type: 'start'; readonly upload: TusUpload }
  | { readonly type: 'pause'; readonly upload: TusUpload }
  /** Give up; the server forgets what it has. */
  | { readonly type: 'cancel'; readonly upload: TusUpload }
  /** Remember over a reload that all bytes have arrived. */
  | { readonly type: 'remember'; readonly upload: ReceivedUpload }
  | { readonly type: 'forget' }
  /** Ask for the file of an upload; ends with `checked` or `notChecked`. */
  | { readonly type: 'check'; readonly turn: number; readonly id: string }
  /** The session is over; ends with `expired`. */
  | { readonly type: 'renewSession'; readonly turn: number }
  | { readonly type: 'handOver'; readonly file: StoredFile }

export type Step = DriverStep<State, Effect>

export const NOTHING_SENT: State = { turn: 0 }

const GIGABYTE = 1024 ** 3
const EXPIRED = 401
const TOO_MANY = 429
const FORGET: Effect = { type: 'forget' }

/** Decides what an event means for the one file of a form, and what has to be done about it. Pure. */
export function transition(state: State, event: Event): Step {
  const { turn, work } = state
  switch (event.type) {
    case 'send':
      return send(state, event.file)
    case 'arrivedBefore': {
      const { id, name, size } = event.upload
      return check({ turn: turn + 1 }, { name, size }, id, ...halt(work))
    }
    case 'leave':
      return { state: { turn: turn + 1 }, effects: halt(work) }
    case 'cancel': {
      const effects: Effect[] = work?.upload ? [{ type: 'cancel', upload: work.upload }] : []
      return { state: { turn: turn + 1 }, effects: [...effects, FORGET] }
    }
    case 'pause':
      return work?.phase === 'sending'
        ? { state: stand(state, work, 'paused'), effects: halt(work) }
        : toStep(state)
    case 'resume':
      return work?.phase === 'paused' || work?.phase === 'waiting'
        ? goOn(state, work)
        : toStep(state)
    case 'online':
      return work?.phase === 'waiting' ? goOn(state, work) : toStep(state)
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
  if (failure !== undefined) return { state: { turn, failure }, effects: halt(work) }
  return {
    state: { turn, work: { phase: 'sending', name, size, sent: 0, samples: [] } },
    effects: [...halt(work), FORGET, { type: 'open', turn, file }],
  }
}

function findProblem(size: number): string | undefined {
  if (size === 0) return copy.upload.empty
  const isTooLarge = size > MAX_RESOURCE_BYTES
  return isTooLarge ? copy.upload.tooLarge(MAX_RESOURCE_BYTES / GIGABYTE) : undefined
}

/** What is reported of a file whose bytes have not all arrived. */
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
  if (status === undefined) return toStep(stand(state, work, 'waiting'))
  const paused = stand(state, work, 'paused')
  // Followed like any other call: the page leaves for a new token, and the upload goes on afterwards.
  if (status === EXPIRED) {
    return { state: paused, effects: [{ type: 'renewSession', turn: state.turn }] }
  }
  const failure = message ?? copy.upload.failed
  // What was sent stays sent; the reader goes on when the time that the sentence names is over.
  return status === TOO_MANY ? toStep({ ...paused, failure }) : end(state, failure)
}

/** What is reported of a file whose bytes have all arrived. */
function handleCheck(state: State, work: Work, event: UploadReport): Step {
  if (work.phase !== 'checking') return toStep(state)
  if (event.type === 'checked') {
    const { file } = event
    return file
      ? end(state, undefined, FORGET, { type: 'handOver', file })
      : end(state, copy.upload.failed, FORGET)
  }
  if (event.type !== 'notChecked') return toStep(state)
  // Asked again, the server answers the same: nothing of the file has to be sent once more.
  if (event.canRetry) return toStep(stand(state, work, 'waiting'))
  // The page is on its way to a new token, and asks again when it is back.
  return end(state, event.message, ...(event.isExpired ? [] : [FORGET]))
}

function goOn({ turn }: State, work: Work): Step {
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

function stand(state: State, work: Work, phase: 'paused' | 'waiting'): State {
  return { ...state, work: { ...work, phase, speed: undefined } }
}

/** Stops what is being sent. */
function halt(work: Work | undefined): Effect[] {
  return work?.phase === 'sending' && work.upload ? [{ type: 'pause', upload: work.upload }] : []
}
