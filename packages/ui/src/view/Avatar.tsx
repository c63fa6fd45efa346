import { TONES } from '../theme/tokens.ts'
import classes from './Avatar.module.css'

/** px; each has a rule in the stylesheet, since the policy of the site lets no style stand in a page. */
export type AvatarSize = 22 | 24 | 28 | 32 | 36 | 40 | 44 | 80

export interface AvatarProps {
  /** Whose picture it is; its first character stands in where no picture exists. */
  name: string
  /** Address of the picture. */
  src?: string | null
  /** px @default 32 */
  size?: AvatarSize
  /** Set where the picture stands alone; beside the written name it stays silent. @default '' */
  label?: string
}

/** A round picture, or the first character on a calm colour that always belongs to the same name. */
export function Avatar({ name, src, size = 32, label = '' }: AvatarProps) {
  return (
    <span
      className={classes.avatar}
      data-tone={toneOf(name)}
      data-size={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {initialOf(name)}
      {src ? (
        // An empty alternative keeps a broken picture invisible, and the initial under it shows.
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

/** The first character a reader would see, whole even where it is made of several code points. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter('zh-CN').segment(name.trim())
  return first ? first.segment.toLocaleUpperCase('en-US') : ''
}

/** 0 … TONES - 1, always the same for the same name. */
export function toneOf(name: string): number {
  let hash = 0
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return hash % TONES
}
