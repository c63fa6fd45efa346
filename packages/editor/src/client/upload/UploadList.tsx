'use client'

import { useHydratedAtomValue } from '@mozhan/atoms'
import { copy } from '../copy.ts'
import { percentOf, type UploadActions } from './address-widget.ts'
import classes from './UploadList.module.css'
import type { Upload, UploadQueue } from './upload-queue.ts'

export interface UploadListProps {
  queue: UploadQueue
  actions: Pick<UploadActions, 'retry' | 'remove'>
  /** Refused files, with the reason. */
  refused: string[]
  onDismiss: () => void
}

const NONE: readonly Upload[] = []

/** Running and failed uploads with their actions: for keyboard users, and visible independent of the scroll position. */
export function UploadList({ queue, actions, refused, onDismiss }: UploadListProps) {
  const uploads = useHydratedAtomValue(queue.uploadsAtom, NONE)
  const open = uploads.filter(({ state }) => state !== 'done')
  if (open.length === 0 && refused.length === 0) return null
  return (
    <ul className={classes.list} aria-label={copy.upload.list}>
      {open.map((upload) => (
        <UploadRow key={upload.id} upload={upload} actions={actions} />
      ))}
      {refused.map((reason) => (
        <li key={reason} className={classes.row} data-state="failed">
          <span role="alert">{reason}</span>
          <button type="button" className={classes.action} onClick={onDismiss}>
            {copy.upload.dismiss}
          </button>
        </li>
      ))}
    </ul>
  )
}

function UploadRow({ upload, actions }: { upload: Upload; actions: UploadListProps['actions'] }) {
  const { id, name, state, message } = upload
  const isFailed = state === 'failed'
  return (
    <li className={classes.row} data-state={state}>
      <img className={classes.picture} src={upload.objectUrl} alt="" />
      <span className={classes.name}>{name}</span>
      {isFailed ? (
        <span role="alert">{message}</span>
      ) : (
        <progress
          className={classes.progress}
          aria-label={copy.upload.progressOf(name)}
          max={100}
          value={percentOf(upload)}
        >
          {copy.upload.percent(percentOf(upload))}
        </progress>
      )}
      {isFailed ? (
        <button
          type="button"
          className={classes.action}
          aria-label={copy.upload.retryOf(name)}
          onClick={() => actions.retry(id)}
        >
          {copy.upload.retry}
        </button>
      ) : null}
      <button
        type="button"
        className={classes.action}
        aria-label={isFailed ? copy.upload.removeOf(name) : copy.upload.cancelOf(name)}
        onClick={() => actions.remove(id)}
      >
        {isFailed ? copy.upload.remove : copy.upload.cancel}
      </button>
    </li>
  )
}
