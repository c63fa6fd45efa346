/** Loads the function that adds copy buttons, diagrams and formulas to a text. */
export const loadEnhancer = async () => (await import('@mozhan/markdown/client')).enhanceMarkdown
