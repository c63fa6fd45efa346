/** The page that draws diagrams. It stands in a frame, and has a policy of its own. */
export const DIAGRAMS_PATH = '/internal/diagrams'
