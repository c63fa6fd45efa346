/** Paths of Tabler icons, 24 × 24. */
const PATHS = {
  enlarge: 'M16 4l4 0l0 4M14 10l6 -6M8 20l-4 0l0 -4M4 20l6 -6',
  zoomIn: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M7 10l6 0M10 7l0 6M21 21l-6 -6',
  download: 'M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2 -2v-2M7 11l5 5l5 -5M12 4l0 12',
  close: 'M18 6l-12 12M6 6l12 12',
  previous: 'M15 6l-6 6l6 6',
  next: 'M9 6l6 6l-6 6',
} as const

const SVG = 'http://www.w3.org/2000/svg'

export type IconName = keyof typeof PATHS

export function createIcon(name: IconName): SVGElement {
  const icon = document.createElementNS(SVG, 'svg')
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', PATHS[name])
  icon.append(path)
  return icon
}
