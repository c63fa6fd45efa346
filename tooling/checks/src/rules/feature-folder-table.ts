export type Folder = 'model' | 'view' | 'client' | 'server' | 'copy' | 'routes'

interface FolderRules {
  name: Folder
  /** What the folder is for, shown with each finding. */
  verb: string
  /** Where its relative imports may lead. */
  folders: Folder[]
  /** Packages it may not import. */
  forbidden: RegExp[]
}

const ANYTHING = /^/
/** Addresses are defined one layer below. */
const ALL_BUT_ROUTES = /^(?!@mozhan\/routes$)/
const SERVER = /^(server-only|@mozhan\/[\w-]+\/server|next\/(headers|cache|server))$/
const SIGNED_IN =
  /^(jotai|@mozhan\/(session|realtime|content)\/client|@mozhan\/content\/edit)(\/|$)/
const INTERFACE =
  /^(react|react-dom|next|jotai|@mantine\/.+|@mozhan\/(ui|session|content|shell))(\/|$)/

/** What may import what, inside a feature package. */
export const FEATURE_FOLDERS: Record<Folder, FolderRules> = {
  copy: { name: 'copy', verb: 'it only speaks', folders: [], forbidden: [ANYTHING] },
  routes: {
    name: 'routes',
    verb: 'it only names addresses',
    folders: [],
    forbidden: [ALL_BUT_ROUTES],
  },
  model: {
    name: 'model',
    verb: 'it decides, from values alone',
    folders: ['model', 'copy', 'routes'],
    forbidden: [INTERFACE, SERVER, /^node:/],
  },
  view: {
    name: 'view',
    verb: 'it shows, in the browser and on the server alike',
    folders: ['view', 'model', 'copy', 'routes'],
    forbidden: [SERVER, SIGNED_IN, /^node:/],
  },
  client: {
    name: 'client',
    verb: 'it reacts, in the browser',
    folders: ['client', 'view', 'model', 'copy', 'routes'],
    forbidden: [SERVER, /^node:/],
  },
  server: {
    name: 'server',
    verb: 'it loads, and reaches client code by the package’s public name only',
    folders: ['server', 'view', 'model', 'copy', 'routes'],
    forbidden: [/^jotai(\/|$)/],
  },
}
