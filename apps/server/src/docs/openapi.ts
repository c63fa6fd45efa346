/** Placeholder until the client package draws it. */
export function openApiDocument(): unknown {
  return {}
}
