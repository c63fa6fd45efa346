export interface DiagramLook {
  isDark: boolean
  fontFamily: string
}

let count = 0

/**
 * Draws one diagram with mermaid, the largest program of the site, which is loaded only here.
 * @throws where it cannot be loaded, and where the source is no diagram
 */
export async function drawSvg(
  source: string,
  { isDark, fontFamily }: DiagramLook,
): Promise<string> {
  const { default: mermaid } = await import('mermaid')
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    theme: isDark ? 'dark' : 'neutral',
    fontFamily,
  })
  count += 1
  return (await mermaid.render(`diagram-${count}`, source)).svg
}
