export type Folder = 'model' | 'view' | 'client' | 'server' | 'copy' | 'routes'

interface FolderRules {
  name: Folder
  /** Purpose of the folder, shown with each finding. */
  verb: string
  /** Folders that its relative imports may use. */
  folders: Folder[]
  /** Packages it may not import. */
  forbidden: RegExp[]
}

const ANYTHING = /^/
/** Addresses are defined in a lower layer. */
const ALL_BUT_ROUTES = /^(?!@mozhan\/routes$)/
const SERVER = /^(server-only|@mozhan\/[\w-]+\/server|next\/(headers|cache|server))$/
const SIGNED_IN =
  /^(jotai|@mozhan\/(session|realtime|content)\/client|@mozhan\/content\/edit)(\/|$)/
const INTERFACE =
  /^(react|react-dom|next|jotai|@mantine\/.+|@mozhan\/(ui|session|content|shell))(\/|$)/

/** Allowed imports inside a feature package. */
export const FEATURE_FOLDERS: Record<Folder, FolderRules> = {
  copy: { name: 'copy', verb: 'it contains texts only', folders: [], forbidden: [ANYTHING] },
  routes: {
    name: 'routes',
    verb: 'it contains addresses only',
    folders: [],
    forbidden: [ALL_BUT_ROUTES],
  },
  model: {
    name: 'model',
    verb: 'it has pure functions only',
    folders: ['model', 'copy', 'routes'],
    forbidden: [INTERFACE, SERVER, /^node:/],
  },
  view: {
    name: 'view',
    verb: 'it renders in the browser and on the server',
    folders: ['view', 'model', 'copy', 'routes'],
    forbidden: [SERVER, SIGNED_IN, /^node:/],
  },
  client: {
    name: 'client',
    verb: 'it runs in the browser',
    folders: ['client', 'view', 'model', 'copy', 'routes'],
    forbidden: [SERVER, /^node:/],
  },
  server: {
    name: 'server',
    verb: 'it loads data, and imports client code by the package’s public name only',
    folders: ['server', 'view', 'model', 'copy', 'routes'],
    forbidden: [/^jotai(\/|$)/],
  },
}
