import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The typed lists that are made of the one that is written by hand, by path. */
export function listsOf(root: string, folders: readonly string[]): Map<string, string> {
  const withPart = (part: string) => folders.filter((folder) => existsSync(join(root, 'kinds', folder, part)))
  const lists: [path: string, content: string][] = [
    ['kinds/samples.ts', samplesList(folders)],
    ['kinds/shared.ts', sharedList(folders)],
    ['kinds/facts.ts', factsList(folders)],
    ['kinds/schemas.ts', schemasList(folders)],
    ['kinds/server.ts', partList(withPart('server/kind.ts'), 'server')],
    ['kinds/client.ts', partList(withPart('client/kind.ts'), 'client')],
    ['kinds/edit.ts', editList(withPart('edit/kind.ts'))],
  ]
  return new Map(lists.filter(([, content]) => content !== HEAD))
}

/** The lists that are not what they should be. */
export function staleLists(root: string, folders: readonly string[]): [path: string, content: string][] {
  return [...listsOf(root, folders)].filter(
    ([path, content]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== content,
  )
}

/** `learning-pill` as `learningPill`: what the parts of a kind export. */
export function nameOf(folder: string): string {
  return folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** `learning-pill` as `LearningPill`: what its schemas begin with. */
export function schemaNameOf(folder: string): string {
  const name = nameOf(folder)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const HEAD = '// Written by `npm run kind`: kinds/list.ts says which folders are in it.\n'

function sharedList(folders: readonly string[]): string {
  const names = folders.map(nameOf)
  return `${HEAD}${importsOf(folders, 'shared')}

/** Their ids, in the order of the list. */
export const TASK_KINDS = [
${names.map((name) => `  ${name}.id,`).join('\n')}
] as const

export type TaskKind = (typeof TASK_KINDS)[number]
`
}

/** Apart from the ids: the first map needs no more of a kind than those. */
function factsList(folders: readonly string[]): string {
  return `${HEAD}${importsOf(folders, 'shared')}

export const TASKS_SHARED = {
${folders.map((folder) => `  [${nameOf(folder)}.id]: ${nameOf(folder)},`).join('\n')}
}
`
}

/** The schemas of a kind, with what the union of them is. */
const SCHEMAS = {
  Content: 'The body of a task by kind: as designers write it, answers included.',
  Playable: 'What of it may leave the server.',
  State: 'How far an attempt is, as its player may know it.',
  Move: 'What a player does in a task. Sent twice it counts once, so that a call that did not arrive is simply repeated.',
}

function schemasList(folders: readonly string[]): string {
  const names = folders.map((folder) => [nameOf(folder), schemaNameOf(folder)] as const)
  const imports = folders.map(
    (folder) => `import * as ${nameOf(folder)} from './${folder}/shared/schemas.ts'`,
  )
  const unions = Object.entries(SCHEMAS).map(
    ([part, meaning]) => `/** ${meaning} */
export const Task${part} = z.discriminatedUnion('type', [
${names.map(([name, schema]) => `  ${name}.${schema}${part},`).join('\n')}
])
export type Task${part} = z.infer<typeof Task${part}>
`,
  )
  return `${HEAD}import * as z from 'zod/mini'
${imports.join('\n')}

${unions.join('\n')}
/** As the build stores it: files under their served addresses, measured. The server's own; answers included. */
export type TaskPublished =
${names.map(([name, schema]) => `  | ${name}.${schema}Published`).join('\n')}
`
}

function partList(folders: readonly string[], part: 'server' | 'client'): string {
  if (folders.length === 0) return HEAD
  const parts = folders.map((folder) => [nameOf(folder), folder] as const)
  const shared = parts.map(
    ([name, folder]) => `import { ${name} as ${name}Kind } from './${folder}/shared/kind.ts'`,
  )
  const own = parts.map(([name, folder]) => `import { ${name} } from './${folder}/${part}/kind.ts'`)
  const type = part === 'server' ? 'TaskServer' : 'TaskClient'
  const file = part === 'server' ? 'server.ts' : 'client.tsx'
  return `${HEAD}import type { ${type} } from './define/${file}'
import type { TaskKind } from './shared.ts'
${[...shared, ...own].join('\n')}

export const TASKS_${part.toUpperCase()}: Readonly<Record<TaskKind, ${type}>> = {
${parts.map(([name]) => `  [${name}Kind.id]: ${name},`).join('\n')}
}
`
}

/** The kinds that have a form of their own. */
function editList(folders: readonly string[]): string {
  if (folders.length === 0) return HEAD
  const names = folders.map((folder) => [nameOf(folder), folder] as const)
  return `${HEAD}import type { TaskEdit } from './define/edit.ts'
import type { TaskKind } from './shared.ts'
${importsOf(folders, 'shared').replaceAll(/\{ (\w+) \}/g, '{ $1 as $1Kind }')}
${names.map(([name, folder]) => `import { ${name} } from './${folder}/edit/kind.ts'`).join('\n')}

export const TASKS_EDIT: Readonly<Partial<Record<TaskKind, TaskEdit>>> = {
${names.map(([name]) => `  [${name}Kind.id]: ${name},`).join('\n')}
}
`
}

/** For tests alone. */
function samplesList(folders: readonly string[]): string {
  const shared = folders.map(
    (folder) => `import { ${nameOf(folder)} as ${nameOf(folder)}Kind } from './${folder}/shared/kind.ts'`,
  )
  const own = folders.map((folder) => `import { ${nameOf(folder)} } from './${folder}/sample.ts'`)
  return `${HEAD}import type { TaskSample } from '#server/testing/task-sample.ts'
import type { TaskKind } from './shared.ts'
${[...shared, ...own].join('\n')}

export const TASK_SAMPLES: { readonly [Kind in TaskKind]: TaskSample<Kind> } = {
${folders.map((folder) => `  [${nameOf(folder)}Kind.id]: ${nameOf(folder)},`).join('\n')}
}
`
}

function importsOf(folders: readonly string[], part: string): string {
  return folders.map((folder) => `import { ${nameOf(folder)} } from './${folder}/${part}/kind.ts'`).join('\n')
}
