import { readingProgress } from '../model/reading-progress.ts'
import { BODY_ID } from '../view/ArticleBody.tsx'

/** Scales a line to the share of the text that has been scrolled past. @returns a function that stops it */
export function drawProgress(line: HTMLElement): (() => void) | undefined {
  const body = document.getElementById(BODY_ID)
  if (!body) return
  let frame = 0
  const draw = () => {
    frame = 0
    const { top, height } = body.getBoundingClientRect()
    const part = readingProgress({ top, height, viewport: window.innerHeight })
    line.style.setProperty('transform', `scaleX(${part})`)
  }
  const plan = () => {
    frame ||= requestAnimationFrame(draw)
  }
  plan()
  window.addEventListener('scroll', plan, { passive: true })
  window.addEventListener('resize', plan, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('scroll', plan)
    window.removeEventListener('resize', plan)
  }
}
