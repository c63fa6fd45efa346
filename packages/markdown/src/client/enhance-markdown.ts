export function enhanceMarkdown(_root: HTMLElement): () => void {
  return () => {}
}
