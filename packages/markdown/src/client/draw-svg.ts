import type { DiagramLook } from './diagram-look.ts'

let count = 0

/**
 * Renders one diagram with mermaid, the largest script of the site, which is loaded only here.
 * @throws if mermaid cannot be loaded, or the source is not a valid diagram
 */
export async function drawSvg(source: string, look: DiagramLook): Promise<string> {
  const [{ default: mermaid }, { toMermaidTheme }] = await Promise.all([
    import('mermaid'),
    import('./mermaid-theme.ts'),
  ])
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    ...toMermaidTheme(look),
  })
  count += 1
  return (await mermaid.render(`diagram-${count}`, source)).svg
}
