/** Loads the function that adds copy buttons, diagrams, the view of pictures and cards of footnotes to a text. */
export const loadEnhancer = async () => (await import('@mozhan/markdown/client')).enhanceMarkdown
