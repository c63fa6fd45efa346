import { existsSync, readdirSync, readFileSync } from 'node:fs'

const PACKAGES = new URL('../../../packages/', import.meta.url)

/** Packages that Next compiles from source: the private ones, which have no build. */
export function findSourcePackages(): string[] {
  return readdirSync(PACKAGES)
    .filter((folder) => existsSync(manifestOf(folder)))
    .map(readManifest)
    .filter((manifest) => manifest.private)
    .map(({ name }) => name)
}

function readManifest(folder: string): { name: string; private?: boolean } {
  return JSON.parse(readFileSync(manifestOf(folder), 'utf8'))
}

function manifestOf(folder: string): URL {
  return new URL(`${folder}/package.json`, PACKAGES)
}
