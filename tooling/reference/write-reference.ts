import path from 'node:path'
import {
  Application,
  type Context,
  Converter,
  type DeclarationReflection,
  ReferenceType,
  ReflectionKind,
  type SomeType,
} from 'typedoc'
import { load } from 'typedoc-plugin-markdown'

export interface ReferenceOptions {
  /** Folder of the package; it has a `tsconfig.json`. */
  folder: string
  /** Source files of the entries, relative to the folder. `@module` in their first comment names the page. */
  entries: string[]
  /** Source files whose exports are described elsewhere, as patterns relative to the folder. */
  exclude?: string[]
  /** Output folder, which is replaced. */
  out: string
}

/**
 * Writes the reference of a package as Markdown: one file for each entry, and `README.md`, which links them.
 * @throws Error if TypeDoc reports a warning, such as a broken link
 */
export async function writeReference(options: ReferenceOptions): Promise<void> {
  const { folder, entries, exclude = [], out } = options
  const inFolder = (file: string) => path.posix.join(folder.replaceAll(path.sep, '/'), file)
  const markdown = {
    outputFileStrategy: 'modules',
    hidePageHeader: true,
    hideBreadcrumbs: true,
    parametersFormat: 'table',
    interfacePropertiesFormat: 'table',
    classPropertiesFormat: 'table',
    typeAliasPropertiesFormat: 'table',
    typeDeclarationFormat: 'table',
    propertyMembersFormat: 'table',
    expandObjects: true,
    useCodeBlocks: true,
  }
  const app = await Application.bootstrapWithPlugins({
    plugin: [load],
    entryPoints: entries.map(inFolder),
    exclude: exclude.map(inFolder),
    tsconfig: inFolder('tsconfig.json'),
    out,
    readme: 'none',
    logLevel: 'Warn',
    // The code is type-checked by another task.
    skipErrorChecking: true,
    // Line numbers and commits would change with every edit.
    disableSources: true,
    disableGit: true,
    excludeExternals: true,
    // Internal helper types are not documented.
    validation: { notExported: false, invalidLink: true, invalidPath: true },
    ...markdown,
  })
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, showFields)
  app.converter.on(Converter.EVENT_RESOLVE_END, shorten)
  const project = await app.convert()
  if (!project) throw new Error('TypeDoc cannot read the code.')
  app.validate(project)
  await app.generateOutputs(project)
  if (app.logger.hasErrors() || app.logger.hasWarnings()) throw new Error('TypeDoc has warnings.')
}

/** Expands types derived from a schema to their fields. */
function showFields(context: Context, reflection: DeclarationReflection): void {
  if (reflection.kind !== ReflectionKind.TypeAlias) return
  const [declaration] = context.getSymbolFromReflection(reflection)?.declarations ?? []
  const isDerived = /= z\.(input|output)</.test(declaration?.getText() ?? '')
  if (isDerived) reflection.comment?.modifierTags.add('@useDeclaredType')
}

function shorten({ project }: Context): void {
  const kinds = ReflectionKind.Variable | ReflectionKind.CallSignature | ReflectionKind.Property
  for (const reflection of project.getReflectionsByKind(kinds)) {
    // Both kinds of reflections have a type.
    const { type } = reflection as { type?: SomeType }
    if (type instanceof ReferenceType) shortenType(type, reflection.name)
    // The schema of a field is not a default value.
    const isField = reflection.parent?.kindOf([
      ReflectionKind.TypeLiteral,
      ReflectionKind.TypeAlias,
    ])
    if (isField && 'defaultValue' in reflection) delete reflection.defaultValue
  }
}

function shortenType(type: ReferenceType, owner: string): void {
  // Type parameters of a schema repeat its fields for each parsing step.
  if (type.name.startsWith('ZodMini')) delete type.typeArguments
  // A group of endpoints.
  if (type.name === '__module') type.name = `typeof ${owner}`
}
