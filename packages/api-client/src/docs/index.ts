/**
 * The contract as OpenAPI document and as Markdown.
 * @module openapi
 */

export { type OpenApiDocument, type OpenApiOptions, toOpenApi } from './open-api.ts'
export { writeApiDocs } from './write-api-docs.ts'
