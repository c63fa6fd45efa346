'use client'

import 'react-image-crop/dist/ReactCrop.css'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { type PercentCrop, ReactCrop } from 'react-image-crop'
import { Button } from '../form/Button.tsx'
import { copy } from './copy.ts'
import { centredCrop, cropPicture } from './crop-picture.ts'
import classes from './PictureCropper.module.css'

export interface PictureCropperProps {
  /** The picture to crop. */
  file: File
  /** Aspect ratio (width / height) of the result. */
  ratio: number
  /** Maximum width of the result, px; a wider one is scaled down. */
  maxWidth: number
  /** Shows a round preview. @default false */
  isRound?: boolean
  /** The result is being uploaded. @default false */
  isBusy?: boolean
  /** Name of the confirm button. */
  action: string
  onCropped: (file: File) => void
  onCancel: () => void
  /** Called if the browser cannot decode the picture. */
  onUnreadable: () => void
}

const { crop: words } = copy

/** Selects an area of a picture by mouse, touch, or Tab and the arrow keys. */
export function PictureCropper({
  file,
  ratio,
  maxWidth,
  isRound = false,
  isBusy = false,
  action,
  onCropped,
  onCancel,
  onUnreadable,
}: PictureCropperProps) {
  const [address, setAddress] = useState<string>()
  const [crop, setCrop] = useState<PercentCrop>()
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])

  const start = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    const { x, y, width, height } = centredCrop(
      currentTarget.naturalWidth,
      currentTarget.naturalHeight,
      ratio,
    )
    setCrop({ unit: '%', x: x * 100, y: y * 100, width: width * 100, height: height * 100 })
  }
  const use = async () => {
    if (!picture.current || !crop) return
    const area = {
      x: crop.x / 100,
      y: crop.y / 100,
      width: crop.width / 100,
      height: crop.height / 100,
    }
    try {
      onCropped(await cropPicture(picture.current, area, maxWidth))
    } catch {
      onUnreadable()
    }
  }

  return (
    <div className={classes.cropper}>
      {address ? (
        <ReactCrop
          crop={crop}
          aspect={ratio}
          circularCrop={isRound}
          disabled={isBusy}
          ariaLabels={words.handles}
          minWidth={40}
          keepSelection
          onChange={(_, percent) => setCrop(percent)}
        >
          <img
            ref={picture}
            src={address}
            alt={words.label}
            className={classes.picture}
            onLoad={start}
            onError={onUnreadable}
          />
        </ReactCrop>
      ) : null}
      <p className={classes.hint}>{words.hint}</p>
      <div className={classes.actions}>
        <Button variant="primary" disabled={!crop?.width || isBusy} onClick={() => void use()}>
          {action}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}
