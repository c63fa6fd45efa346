import { expect, it } from 'vitest'
import { contract, listEndpoints } from '../contract/index.ts'
import { toOpenApi, writeApiDocs } from './index.ts'

const document = toOpenApi(contract, { title: '墨栈', version: '1.0.0', servers: ['/api'] })

it('describes every call and its aliases in OpenAPI', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  const spellings = listEndpoints(contract).flatMap(({ endpoint: { path, aliases = [] } }) => [
    path,
    ...aliases,
  ])
  expect(operations).toHaveLength(spellings.length)
})

it('has no dangling references', () => {
  const text = JSON.stringify(document)
  const references = Array.from(text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g))
  expect(references.length).toBeGreaterThan(50)
  expect(text.match(/"\$ref":"(?!#\/components\/)/)).toBeNull()
  for (const [, kind, name] of references) {
    expect(document.components).toHaveProperty([String(kind), String(name)])
  }
})

it('describes requests, answers and access', () => {
  expect(document.paths['/article/article/thumb/{id}/{value}']).toMatchObject({
    put: {
      operationId: 'article.setThumb',
      security: [{ bearer: [] }],
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'value', in: 'path', required: true },
      ],
    },
  })
  expect(document.paths['/article/api/article/list']).toMatchObject({
    post: {
      requestBody: {
        content: { 'application/json': { schema: { properties: { size: { maximum: 100 } } } } },
      },
      responses: {
        200: {
          content: {
            'application/json': {
              schema: {
                properties: {
                  code: { const: 20000 },
                  data: {
                    properties: { records: { items: { $ref: '#/components/schemas/Article' } } },
                  },
                },
              },
            },
          },
        },
      },
    },
  })
})

it('documents the refusal of rate-limited calls, and only of these', () => {
  for (const { endpoint } of listEndpoints(contract)) {
    const { path, method, limit = 'none' } = endpoint
    const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    const isDocumented = JSON.stringify(operation).includes('#/components/responses/TooMany')
    expect({ path, isDocumented }).toEqual({ path, isDocumented: limit !== 'none' })
  }
  expect(document.components).toHaveProperty([
    'responses',
    'TooMany',
    'headers',
    'Retry-After',
    'schema',
    'type',
  ])
})

it('describes trees by recursive references', () => {
  expect(document.components).toMatchObject({
    schemas: {
      Comment: { properties: { children: { items: { $ref: '#/components/schemas/Comment' } } } },
    },
  })
})

it('writes every call and the conventions to Markdown', () => {
  const text = writeApiDocs(contract)
  for (const { name, endpoint } of listEndpoints(contract)) {
    expect(text).toContain(`### ${name}\n`)
    expect(text).toContain(`\`${endpoint.method} ${endpoint.path}\``)
  }
  expect(text).toContain('HTTP 200')
  expect(text).toMatch(/\| `comment` \|.*\| 300 秒 \| 60 次 \| 600 次 \| 600 次 \|/)
  expect(text).toContain('`Page<Article>`')
})
