export { findLoginSite } from './login-site.ts'
export type { Environment } from './read-settings.ts'
export { readGiven, readSettings, SettingsError } from './read-settings.ts'
export type { Settings } from './schema.ts'
