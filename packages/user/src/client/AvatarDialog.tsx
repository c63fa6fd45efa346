'use client'

import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import { ModalContent, ModalOverlay, ModalRoot } from '@mantine/core'
import { UiProvider } from '@mozhan/ui/client'
import { PictureCropper } from '@mozhan/ui/crop'
import { tokens } from '@mozhan/ui/theme'
import { copy } from '../copy.ts'
import classes from './AvatarDialog.module.css'
import type { AvatarState } from './use-avatar.ts'

export interface AvatarDialogProps {
  file: File
  state: AvatarState
  onCropped: (file: File) => void
  onClose: () => void
  /** Called when the browser cannot decode the picture. */
  onUnreadable: () => void
}

/** Twice the largest displayed width, for high-density screens, in px. */
const MAX_WIDTH = 400

/** Dialog that crops the avatar. It stays open until the new avatar is stored. */
export default function AvatarDialog({
  file,
  state,
  onCropped,
  onClose,
  onUnreadable,
}: AvatarDialogProps) {
  const isBusy = state.status === 'sending' || state.status === 'saving'
  return (
    <UiProvider>
      <ModalRoot
        opened
        onClose={onClose}
        // A running upload cannot be cancelled.
        closeOnEscape={!isBusy}
        closeOnClickOutside={false}
        centered
        yOffset={16}
        zIndex={tokens.zIndex.overlay}
        lockScroll={false}
        transitionProps={{ duration: 0 }}
        returnFocus={false}
        classNames={{ inner: classes.place, content: classes.dialog }}
      >
        <ModalOverlay className={classes.backdrop} />
        <ModalContent aria-label={copy.avatar.heading}>
          <h2 className={classes.heading}>{copy.avatar.heading}</h2>
          <PictureCropper
            file={file}
            ratio={1}
            maxWidth={MAX_WIDTH}
            isRound
            isBusy={isBusy}
            action={labelOf(state)}
            onCropped={onCropped}
            onCancel={onClose}
            onUnreadable={onUnreadable}
          />
          {state.status === 'failed' ? (
            <p className={classes.problem} role="alert">
              {state.reason}
            </p>
          ) : null}
        </ModalContent>
      </ModalRoot>
    </UiProvider>
  )
}

function labelOf(state: AvatarState): string {
  if (state.status === 'sending') return copy.avatar.sending(Math.round(state.share * 100))
  return state.status === 'saving' ? copy.avatar.saving : copy.avatar.use
}
