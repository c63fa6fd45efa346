'use client'

import { Button, FormField, PlainButton } from '@mozhan/ui/form'
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react'
import classes from './CoverField.module.css'
import { copy } from './copy.ts'
import type { CoverUpload } from './use-cover-upload.ts'

const PictureCropper = lazy(() =>
  import('@mozhan/ui/crop').then((module) => ({ default: module.PictureCropper })),
)

/** The list shows covers 4:3. */
const RATIO = 4 / 3
/** Width of the widest place a cover stands in, doubled for dense screens, px. */
const MAX_WIDTH = 1280

export interface CoverFieldProps {
  /** Address of the cover; empty for none. */
  value: string
  onChange: (address: string) => void
  /** Pictures of the text, which may serve as well. */
  pictures: readonly string[]
  upload: CoverUpload
}

/** The main picture: sent and cropped, or one of the text. */
export function CoverField({ value, onChange, pictures, upload }: CoverFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [isUnreadable, setUnreadable] = useState(false)

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setUnreadable(false)
    upload.cancel()
    setFile(target.files?.[0])
    // The same file may be chosen again after a change of mind.
    target.value = ''
  }
  const send = (cropped: File) => {
    setFile(undefined)
    void upload.send(cropped)
  }
  const put = (address: string) => {
    // What is still on its way would take its place.
    upload.cancel()
    onChange(address)
  }
  const others = pictures.filter((address) => address !== value)

  return (
    <FormField
      legend={copy.cover.legend}
      hint={copy.cover.hint}
      problem={isUnreadable ? copy.cover.unreadable : upload.problem}
    >
      {value ? <img src={value} alt={copy.cover.alt} className={classes.cover} /> : null}
      {file ? (
        <Suspense>
          {' '}
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
        <div className={classes.actions}>
          <Button disabled={upload.isBusy} onClick={() => input.current?.click()}>
            {upload.isBusy ? copy.cover.uploading : value ? copy.cover.replace : copy.cover.upload}
          </Button>
          {value ? (
            <Button variant="quiet" onClick={() => put('')}>
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
      {others.length > 0 ? (
        <fieldset className={classes.pictures}>
          <legend className={classes.from}>{copy.cover.fromText}</legend>
          {others.map((address) => (
            <PlainButton
              key={address}
              className={classes.pick}
              aria-label={copy.cover.pick(pictures.indexOf(address) + 1)}
              onClick={() => put(address)}
            >
              <img src={address} alt="" loading="lazy" />
            </PlainButton>
          ))}
        </fieldset>
      ) : null}
    </FormField>
  )
}
