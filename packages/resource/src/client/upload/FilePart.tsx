'use client'

import { MAX_RESOURCE_BYTES, type StoredFile } from '@mozhan/api-client/contract'
import { Button, FormField } from '@mozhan/ui/form'
import { useEffect, useRef, useState } from 'react'
import { copy } from '../../copy.ts'
import { formatSize } from '../../model/format-size.ts'
import classes from './FilePart.module.css'
import { listUnfinished } from './tus-upload.ts'
import { UploadProgress } from './UploadProgress.tsx'
import type { useUpload } from './use-upload.ts'

export interface FilePartProps {
  owner: string
  /** The uploaded file. */
  file?: StoredFile
  upload: ReturnType<typeof useUpload>
  problem?: string
}

const { form } = copy
const GIGABYTE = 1024 ** 3

/** File field of the resource form: choose or drop a file, upload progress, uploaded file. */
export function FilePart({ owner, file, upload, problem }: FilePartProps) {
  const input = useRef<HTMLInputElement>(null)
  const [unfinished, setUnfinished] = useState<string[]>([])
  const [isOver, setOver] = useState(false)
  const { state, failure, send } = upload
  const isIdle = state === undefined
  useEffect(() => setUnfinished(isIdle ? listUnfinished(owner) : []), [owner, isIdle])
  const take = (files: FileList | null) => {
    const [first] = files ?? []
    if (first) send(first)
  }
  return (
    <FormField
      legend={form.file}
      hint={form.limits(MAX_RESOURCE_BYTES / GIGABYTE)}
      problem={failure ?? problem}
    >
      {state ? (
        <UploadProgress
          state={state}
          onPause={upload.pause}
          onResume={upload.resume}
          onCancel={upload.cancel}
        />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button below does the same
        <div
          className={classes.place}
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            take(event.dataTransfer.files)
          }}
        >
          {file ? (
            <p className={classes.arrived}>
              <span className={classes.name}>{file.fileName}</span>
              <span>{formatSize(file.fileSize)}</span>
              <span role="status">{copy.upload.done}</span>
            </p>
          ) : null}
          <Button onClick={() => input.current?.click()}>{file ? form.again : form.choose}</Button>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={form.choose}
            onChange={(event) => {
              take(event.target.files)
              // Reset, so that choosing the same file again fires an event.
              event.target.value = ''
            }}
          />
        </div>
      )}
      {unfinished.map((name) => (
        <p key={name} className={classes.unfinished}>
          {copy.upload.unfinished(name)}
        </p>
      ))}
    </FormField>
  )
}
