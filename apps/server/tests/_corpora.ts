import path from 'node:path'

const REPOSITORY_ROOT = path.resolve(import.meta.dirname, '../../..')

/** Test inputs gathered elsewhere: the corpora folder beside the repository, or CORPORA_DIR. */
export const CORPORA = process.env.CORPORA_DIR ?? path.resolve(REPOSITORY_ROOT, '../shared/corpora')
