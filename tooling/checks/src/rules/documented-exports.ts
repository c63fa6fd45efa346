import { hasExample } from '../examples.ts'
import { namesOf, type Published } from '../published.ts'
import type { Finding, Rule } from '../rule.ts'
import type { Source } from '../source.ts'
import { bodyOf, isNode, type Node, nameOf, nodesOf } from '../walk.ts'

/**
 * Exports of published packages have doc comments. Functions and classes document their parameters and have an example;
 * members of classes and interfaces are documented as well.
 */
export function documentedExports(published: Published): Rule {
  return {
    name: 'documented-exports',
    covers: (path) => published.has(path),
    check(source) {
      const names = published.get(source.path) ?? new Set()
      // The first signature of an overloaded function is documented for all.
      const seen = new Set<string>()
      return bodyOf(source.program).flatMap((statement) => {
        const { declaration } = statement
        if (statement.type !== 'ExportNamedDeclaration' || !isNode(declaration)) return []
        const own = namesOf(declaration).filter((name) => names.has(name) && !seen.has(name))
        if (own.length === 0) return []
        for (const name of own) seen.add(name)
        return checkDeclaration(source, statement, declaration, own.join(', '))
      })
    },
  }
}

function checkDeclaration(source: Source, at: Node, declaration: Node, name: string): Finding[] {
  const line = source.lineAt(at.start)
  const text = source.docBefore(at.start)
  if (text === undefined) return [{ line, message: `Say in a comment (/** … */) what ${name} is.` }]
  const callable = callableOf(declaration)
  const findings = [
    ...checkParameters(source, at, callable, name),
    ...membersOf(declaration).flatMap((member) => checkMember(source, member, name)),
  ]
  if ((callable || declaration.type === 'ClassDeclaration') && !hasExample(text)) {
    findings.push({ line, message: `Give ${name} an @example in a fence of ts or tsx.` })
  }
  return findings
}

function checkMember(source: Source, member: Node, owner: string): Finding[] {
  const name = `${owner}.${nameOf(member.key)}`
  const callable = isNode(member.value) ? member.value : undefined
  const isBareConstructor = member.kind === 'constructor' && nodesOf(callable?.params).length === 0
  if (isBareConstructor) return []
  if (source.docBefore(member.start) !== undefined) {
    return checkParameters(source, member, callable, name)
  }
  const line = source.lineAt(member.start)
  return [{ line, message: `Say in a comment (/** … */) what ${name} is.` }]
}

function checkParameters(source: Source, at: Node, callable: Node | undefined, name: string) {
  const text = source.docBefore(at.start) ?? ''
  return missingParameters(text, nodesOf(callable?.params)).map((parameter) => ({
    line: source.lineAt(at.start),
    message: `Describe the parameter ${parameter} of ${name}: @param.`,
  }))
}

function callableOf(declaration: Node): Node | undefined {
  const isFunction = /^(FunctionDeclaration|TSDeclareFunction)$/.test(declaration.type)
  if (isFunction) return declaration
  const [first] = nodesOf(declaration.declarations)
  const init = first && isNode(first.init) ? first.init : undefined
  return init && /^(ArrowFunctionExpression|FunctionExpression)$/.test(init.type) ? init : undefined
}

/** Public members. */
function membersOf({ type, body }: Node): Node[] {
  if (!isNode(body) || !/^(ClassDeclaration|TSInterfaceDeclaration)$/.test(type)) return []
  return nodesOf(body.body).filter(
    ({ key, accessibility, override: isOverride }) =>
      isNode(key) && key.type === 'Identifier' && accessibility !== 'private' && !isOverride,
  )
}

/** Parameters without a @param. A destructured parameter may have any name. */
function missingParameters(text: string, parameters: Node[]): string[] {
  const described = new Set(Array.from(text.matchAll(/@param (\w+)/g), ([, name = '']) => name))
  const names = parameters.map(nameOfParameter)
  const named = names.filter((name) => name !== undefined)
  const missing = named.filter((name) => !described.has(name))
  const others = [...described].filter((name) => !named.includes(name)).length
  return names.length - named.length > others ? [...missing, '{ … }'] : missing
}

function nameOfParameter(parameter: Node): string | undefined {
  const inner = [parameter.left, parameter.argument].find(isNode)
  return inner ? nameOfParameter(inner) : nameOf(parameter)
}
