/** Downloads the heavy part: CodeMirror, toolbar and preview. */
export function loadLiveEditor(): Promise<typeof import('./LiveEditor.tsx')> {
  return import('./LiveEditor.tsx')
}
