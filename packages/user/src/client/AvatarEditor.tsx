'use client'

import { Avatar } from '@mozhan/ui'
import IconCamera from '@tabler/icons-react/icons/IconCamera'
import { type ChangeEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { copy } from '../copy.ts'
import classes from './AvatarEditor.module.css'
import { useAvatar } from './use-avatar.ts'

const AvatarDialog = lazy(() => import('./AvatarDialog.tsx'))

export interface AvatarEditorProps {
  id: string
  name: string
  imageUrl?: string
}

/** Avatar of the user with controls to choose, crop and upload a new one. */
export function AvatarEditor({ id, name, imageUrl }: AvatarEditorProps) {
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [file, setFile] = useState<File>()
  const [isUnreadable, setUnreadable] = useState(false)
  const { state, replace, reset } = useAvatar({ id, imageUrl })

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setUnreadable(false)
    reset()
    setFile(target.files?.[0])
    // Reset, so that choosing the same file again fires an event.
    target.value = ''
  }
  const close = () => setFile(undefined)
  // After the dialog has closed, because it traps the focus.
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !file) button.current?.focus()
    wasOpen.current = file !== undefined
  }, [file])
  const use = async (cropped: File) => {
    if (await replace(cropped)) close()
  }

  return (
    <div className={classes.editor}>
      <button
        ref={button}
        type="button"
        className={classes.picture}
        aria-label={copy.avatar.change}
        title={copy.avatar.change}
        onClick={() => input.current?.click()}
      >
        <Avatar name={name} src={imageUrl} size={80} />
        <span className={classes.camera}>
          <IconCamera size={16} stroke={1.6} aria-hidden />
        </span>
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={copy.avatar.choose}
        onChange={choose}
      />
      <p className={classes.outcome} role="status">
        {isUnreadable ? copy.avatar.unreadable : state.status === 'done' ? copy.avatar.done : ''}
      </p>
      {file ? (
        <Suspense>
          <AvatarDialog
            file={file}
            state={state}
            onCropped={(cropped) => void use(cropped)}
            onClose={close}
            onUnreadable={() => {
              close()
              setUnreadable(true)
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
