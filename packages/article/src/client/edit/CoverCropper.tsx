'use client'

import 'react-image-crop/dist/ReactCrop.css'
import { Button } from '@mozhan/ui'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { type PercentCrop, ReactCrop } from 'react-image-crop'
import classes from './CoverCropper.module.css'
import { copy } from './copy.ts'
import { COVER_RATIO, centredCrop, cropPicture } from './crop-picture.ts'

export interface CoverCropperProps {
  /** The picture that was chosen. */
  file: File
  onCropped: (file: File) => void
  onCancel: () => void
  /** Called when the browser cannot read the picture. */
  onUnreadable: () => void
}

/** Chooses the part of a picture that lists show. */
export function CoverCropper({ file, onCropped, onCancel, onUnreadable }: CoverCropperProps) {
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
      onCropped(await cropPicture(picture.current, area))
    } catch {
      onUnreadable()
    }
  }

  return (
    <div className={classes.cropper}>
      {address ? (
        <ReactCrop
          crop={crop}
          aspect={COVER_RATIO}
          minWidth={40}
          keepSelection
          onChange={(_, percent) => setCrop(percent)}
        >
          <img
            ref={picture}
            src={address}
            alt={copy.cover.crop}
            className={classes.picture}
            onLoad={start}
            onError={onUnreadable}
          />
        </ReactCrop>
      ) : null}
      <p className={classes.hint}>{copy.cover.cropHint}</p>
      <div className={classes.actions}>
        <Button variant="primary" disabled={!crop?.width} onClick={() => void use()}>
          {copy.cover.use}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {copy.cover.cancel}
        </Button>
      </div>
    </div>
  )
}
