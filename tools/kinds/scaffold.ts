import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { nameOf, schemaNameOf } from './lists.ts'
import { skeletonClient } from './skeleton/client.ts'
import { skeletonItems } from './skeleton/items.ts'
import { skeletonPlayer } from './skeleton/player.ts'
import { skeletonShared } from './skeleton/shared.ts'
import type { KindNames } from './skeleton/names.ts'
import { skeletonEdit } from './skeleton/edit.ts'
import { skeletonServer } from './skeleton/server.ts'
import { skeletonWords } from './skeleton/words.ts'

const LIST = 'kinds/list.ts'

/**
 * Adds the line of a new kind. @returns the folders with it
 * @throws a sentence for a name that is none, or that is taken
 */
export function addToList(folder: string, folders: readonly string[]): readonly string[] {
  if (!/^[a-z]+(-[a-z]+)*$/.test(folder))
    throw new Error(`"${folder}" is no name of a kind: use small letters and single hyphens`)
  if (folders.includes(folder) || existsSync(`kinds/${folder}`))
    throw new Error(`kinds/${folder} is there already`)
  writeFileSync(LIST, readFileSync(LIST, 'utf8').replace('\n] as const', `\n  '${folder}',\n] as const`))
  return [...folders, folder]
}

/**
 * The files of a new kind, by path: one question with two answers, of which the server alone knows the right one. It is played,
 * written and tested as any other; its developer replaces what it asks.
 */
export function scaffold(folder: string): Map<string, string> {
  const names: KindNames = { folder, name: nameOf(folder), schema: schemaNameOf(folder) }
  const files = {
    ...skeletonShared(names),
    ...skeletonServer(names),
    ...skeletonItems(names),
    ...skeletonClient(names),
    ...skeletonPlayer(names),
    ...skeletonEdit(names),
    ...skeletonWords(),
  }
  return new Map(Object.entries(files).map(([path, content]) => [`kinds/${folder}/${path}`, content]))
}
