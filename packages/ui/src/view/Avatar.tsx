import { toneOfName } from '../tone.ts'
import classes from './Avatar.module.css'
import tones from './tones.module.css'

/** px; each size is a rule of the stylesheet, because the content security policy forbids inline styles. */
export type AvatarSize = 22 | 24 | 28 | 32 | 36 | 40 | 44 | 80

export interface AvatarProps {
  /** Name of the user; its first character is shown if there is no picture. */
  name: string
  /** Address of the picture. */
  src?: string | null
  /** px @default 32 */
  size?: AvatarSize
  /** Set if the picture stands alone; beside the written name it is decorative. @default '' */
  label?: string
}

/** A round picture, or the first character of the name on a colour derived from the name. */
export function Avatar({ name, src, size = 32, label = '' }: AvatarProps) {
  return (
    <span
      className={`${tones.tone} ${classes.avatar}`}
      data-tone={toneOfName(name)}
      data-size={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {initialOf(name)}
      {src ? (
        // With an empty alternative a broken picture is invisible, and the initial under it shows.
        <img
          className={classes.picture}
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
        />
      ) : null}
    </span>
  )
}

/** The first grapheme, which may consist of several code points. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter('zh-CN').segment(name.trim())
  return first ? first.segment.toLocaleUpperCase('en-US') : ''
}
