export interface DiagramLook {
  isDark: boolean
  fontFamily: string
}

let count = 0

/**
 * Renders one diagram with mermaid, the largest script of the site, which is loaded only here.
 * @throws if mermaid cannot be loaded, or the source is not a valid diagram
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
