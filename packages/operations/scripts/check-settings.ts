// Checks the settings in the environment before anything is built or started.
import { readSettings, SettingsError } from '../src/settings/index.ts'

try {
  readSettings(process.env)
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
