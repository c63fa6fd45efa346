/** Downloads the full editor: CodeMirror, toolbar and preview. */
export function loadLiveEditor(): Promise<typeof import('./LiveEditor.tsx')> {
  return import('./LiveEditor.tsx')
}
