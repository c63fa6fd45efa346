/** The layers of apps/server; composition is the files beside the folders. */
export type Layer = 'composition' | 'commands' | 'login-site' | 'domains' | 'platform'

interface LayerRules {
  /** What the layer is, shown with each finding. */
  purpose: string
  /** Layers it may import, itself included. */
  layers: Layer[]
  /** Composition files it may import although composition is above it. */
  composition: string[]
}

/** What may import what in apps/server. */
export const SERVER_LAYERS: Record<Layer, LayerRules> = {
  composition: {
    purpose: 'it alone knows every layer',
    layers: ['composition', 'commands', 'login-site', 'domains', 'platform'],
    composition: [],
  },
  commands: {
    purpose: 'programs open a context and run domain code in it',
    layers: ['commands', 'domains', 'platform'],
    composition: ['app', 'config', 'context', 'start-failure', 'workers'],
  },
  'login-site': {
    purpose: 'it is given its context',
    layers: ['login-site', 'domains', 'platform'],
    composition: [],
  },
  domains: {
    purpose: 'domains are given what they need of the server',
    layers: ['domains', 'platform'],
    composition: [],
  },
  platform: {
    purpose: 'the platform knows no domain and no context',
    layers: ['platform'],
    composition: [],
  },
}
