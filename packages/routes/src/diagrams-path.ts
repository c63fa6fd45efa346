/** The page that renders diagrams in a frame with its own Content-Security-Policy. */
export const DIAGRAMS_PATH = '/internal/diagrams'
