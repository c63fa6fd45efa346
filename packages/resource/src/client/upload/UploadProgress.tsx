'use client'

import { Button } from '@mozhan/ui/form'
import { copy } from '../../copy.ts'
import { formatSize } from '../../model/format-size.ts'
import { secondsLeft } from '../../model/upload-speed.ts'
import classes from './UploadProgress.module.css'
import type { UploadState } from './upload-transition.ts'

export interface UploadProgressProps {
  state: UploadState
  onPause: () => void
  onResume: () => void
  onCancel: () => void
}

const { upload } = copy
const MINUTE = 60
const HOUR = 3600

/** Progress, speed and remaining time of an upload. */
export function UploadProgress({ state, onPause, onResume, onCancel }: UploadProgressProps) {
  const { phase, name, size, sent, speed } = state
  const percent = size === 0 ? 0 : Math.floor((sent / size) * 100)
  const left = secondsLeft(speed, size - sent)
  // The server checks the received file; the user can neither pause nor resume that.
  const isChecking = phase === 'checking'
  const isStopped = phase === 'paused' || phase === 'waiting'
  return (
    <div className={classes.upload}>
      <p className={classes.name}>{name}</p>
      <progress
        className={classes.bar}
        value={sent}
        max={size}
        aria-label={upload.progress(name)}
        aria-valuetext={upload.percent(percent)}
      />
      <div className={classes.facts}>
        <span>{upload.percent(percent)}</span>
        <span>{upload.sent(formatSize(sent), formatSize(size))}</span>
        {phase === 'sending' && speed !== undefined ? (
          <span>{upload.speed(formatSize(speed))}</span>
        ) : null}
        {phase === 'sending' && left !== undefined ? (
          <span>{upload.left(formatTime(left))}</span>
        ) : null}
        <span role="status">
          {phase === 'paused' ? upload.paused : null}
          {phase === 'waiting' ? upload.waiting : null}
          {phase === 'checking' ? upload.checking : null}
        </span>
      </div>
      <div className={classes.buttons}>
        <Button size="sm" disabled={isChecking} onClick={isStopped ? onResume : onPause}>
          {isStopped ? upload.resume : upload.pause}
        </Button>
        <Button size="sm" variant="quiet" disabled={isChecking} onClick={onCancel}>
          {upload.cancel}
        </Button>
      </div>
    </div>
  )
}

function formatTime(seconds: number): string {
  if (seconds < MINUTE) return upload.seconds(seconds)
  if (seconds < HOUR) return upload.minutes(Math.ceil(seconds / MINUTE))
  return upload.hours(Math.ceil(seconds / HOUR))
}
