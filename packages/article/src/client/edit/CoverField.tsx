'use client'

import { Button, FormField, PlainButton } from '@mozhan/ui/form'
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react'
import classes from './CoverField.module.css'
import { copy } from './copy.ts'
import type { CoverUpload } from './use-cover-upload.ts'

const PictureCropper = lazy(() =>
  import('@mozhan/ui/crop').then((module) => ({ default: module.PictureCropper })),
)

/** Aspect ratio of covers in lists. */
const RATIO = 4 / 3
/** Twice the largest displayed width, for high-density screens, in px. */
const MAX_WIDTH = 1280

export interface CoverFieldProps {
  /** URL of the cover; empty for none. */
  value: string
  onChange: (address: string) => void
  /** URLs of pictures in the text, offered as covers. */
  pictures: readonly string[]
  upload: CoverUpload
}

/** Selects the cover: an uploaded and cropped picture, or one from the text. */
export function CoverField({ value, onChange, pictures, upload }: CoverFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [isUnreadable, setUnreadable] = useState(false)

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setUnreadable(false)
    upload.cancel()
    setFile(target.files?.[0])
    // Reset, so that choosing the same file again fires an event.
    target.value = ''
  }
  const send = (cropped: File) => {
    setFile(undefined)
    void upload.send(cropped)
  }
  const put = (address: string) => {
    // A running upload would replace it when it completes.
    upload.cancel()
    onChange(address)
  }
  // A cover that is not in the text stands before its pictures.
  const offered = value && !pictures.includes(value) ? [value, ...pictures] : pictures

  return (
    <FormField
      legend={copy.cover.legend}
      problem={isUnreadable ? copy.cover.unreadable : upload.problem}
    >
      {file ? (
        <Suspense>
          <PictureCropper
            file={file}
            ratio={RATIO}
            maxWidth={MAX_WIDTH}
            action={copy.cover.use}
            onCropped={send}
            onCancel={() => setFile(undefined)}
            onUnreadable={() => {
              setFile(undefined)
              setUnreadable(true)
            }}
          />
        </Suspense>
      ) : (
        <div className={classes.tiles}>
          {offered.map((address) => {
            const isChosen = address === value
            return (
              <PlainButton
                key={address}
                className={classes.tile}
                aria-pressed={isChosen}
                aria-label={isChosen ? undefined : copy.cover.pick(pictures.indexOf(address) + 1)}
                onClick={() => put(address)}
              >
                <img src={address} alt={isChosen ? copy.cover.alt : ''} loading="lazy" />
              </PlainButton>
            )
          })}
          <PlainButton
            className={classes.upload}
            disabled={upload.isBusy}
            onClick={() => input.current?.click()}
          >
            {upload.isBusy ? copy.cover.uploading : copy.cover.upload}
          </PlainButton>
          {value ? (
            <Button size="sm" variant="quiet" onClick={() => put('')}>
              {copy.cover.remove}
            </Button>
          ) : null}
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={copy.cover.upload}
        onChange={choose}
      />
    </FormField>
  )
}
