import { DiagramDesk } from './diagram-desk.tsx'

export const dynamic = 'force-static'
export const metadata = { robots: { index: false } }

/** Draws the diagrams of the page around it, by a policy of its own (docs/decisions/0035). */
export default function Page() {
  return <DiagramDesk />
}
