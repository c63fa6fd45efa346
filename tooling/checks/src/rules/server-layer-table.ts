/** The layers of apps/server; `composition` are the files beside the folders. */
export type Layer = 'composition' | 'commands' | 'login-site' | 'domains' | 'platform'

interface LayerRules {
  /** Purpose of the layer, shown with each finding. */
  purpose: string
  /** Layers it may import, itself included. */
  layers: Layer[]
  /** Composition files it may import although composition is above it. */
  composition: string[]
}

/** Allowed imports in apps/server. */
export const SERVER_LAYERS: Record<Layer, LayerRules> = {
  composition: {
    purpose: 'it may import every layer',
    layers: ['composition', 'commands', 'login-site', 'domains', 'platform'],
    composition: [],
  },
  commands: {
    purpose: 'commands open a context and run domain code in it',
    layers: ['commands', 'domains', 'platform'],
    composition: ['app', 'config', 'context', 'start-failure', 'workers'],
  },
  'login-site': {
    purpose: 'it receives its context as a parameter',
    layers: ['login-site', 'domains', 'platform'],
    composition: [],
  },
  domains: {
    purpose: 'domains receive their dependencies as parameters',
    layers: ['domains', 'platform'],
    composition: [],
  },
  platform: {
    purpose: 'the platform is independent of domains and context',
    layers: ['platform'],
    composition: [],
  },
}
