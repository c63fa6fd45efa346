'use client'

import { PictureCropper } from '@mozhan/ui/crop'
import { useEffect, useId, useRef } from 'react'
import { copy } from '../copy.ts'
import classes from './AvatarDialog.module.css'
import type { AvatarState } from './use-avatar.ts'

export interface AvatarDialogProps {
  file: File
  state: AvatarState
  onCropped: (file: File) => void
  onClose: () => void
  /** Called when the browser cannot read the picture. */
  onUnreadable: () => void
}

/** Twice what the largest place shows, for dense screens, px. */
const MOST_WIDTH = 400

/** Over the page: the part of a picture that stands for oneself. It stays until the new picture stands. */
export default function AvatarDialog({
  file,
  state,
  onCropped,
  onClose,
  onUnreadable,
}: AvatarDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  const isBusy = state.status === 'sending' || state.status === 'saving'
  useEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={headingId}
      onCancel={(event) => {
        // What is on its way cannot be called back.
        event.preventDefault()
        if (!isBusy) onClose()
      }}
    >
      <h2 id={headingId} className={classes.heading}>
        {copy.avatar.heading}
      </h2>
      <PictureCropper
        file={file}
        ratio={1}
        mostWidth={MOST_WIDTH}
        isRound
        isBusy={isBusy}
        action={labelOf(state)}
        onCropped={onCropped}
        onCancel={onClose}
        onUnreadable={onUnreadable}
      />
      {state.status === 'failed' ? (
        <p className={classes.fault} role="alert">
          {state.reason}
        </p>
      ) : null}
    </dialog>
  )
}

function labelOf(state: AvatarState): string {
  if (state.status === 'sending') return copy.avatar.sending(Math.round(state.share * 100))
  return state.status === 'saving' ? copy.avatar.saving : copy.avatar.use
}
