import { DiagramRenderer } from './diagram-renderer.tsx'

export const dynamic = 'force-static'
export const metadata = { robots: { index: false } }

/** Frame that renders the diagrams of its parent page, with its own policy (docs/decisions/0035). */
export default function Page() {
  return <DiagramRenderer />
}
