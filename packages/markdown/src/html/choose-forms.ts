import { byteLength } from './byte-length.ts'
import type { Drawing } from './code-and-math.ts'

/** Chooses for each item the richest form that fits, in order. @param spare bytes beyond the sum of the plainest forms */
export function chooseForms(drawings: readonly Drawing[], spare: number): void {
  let left = spare
  for (const { holder, forms } of drawings) {
    const plainest = byteLength(holder.value)
    for (const form of forms) {
      const more = byteLength(form) - plainest
      if (more > left) continue
      left -= Math.max(0, more)
      holder.value = form
      break
    }
  }
}
