import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import ts from 'typescript'

/** Words that new names do without, as parts of a name in kebab-case; `docs/glossary.md` says what stands in their place. */
export const RETIRED_WORDS = [
  'house',
  'deed',
  'told',
  'tell',
  'kept',
  'patience',
  'keep-trying',
  'knock',
  'standing',
  'journey',
  'door',
  'lodge',
  'way',
  'turn',
  'fault',
  'mend',
  'let-go',
  'use-goodbye',
  'use-reading',
] as const

export type RetiredWord = (typeof RETIRED_WORDS)[number]

/** How many declared names have a retired word, by folder and then by word; what is not there is 0. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** The folders whose names are counted. */
export const COUNTED_FOLDERS = ['kinds', 'src', 'server', 'shared', 'tools', 'e2e'] as const

/** A journey is what a test in a browser is called. */
const IN_PLACE: Readonly<Record<string, readonly RetiredWord[]>> = { e2e: ['journey'], tools: ['journey'] }

/** A retired hook is a whole name: `useReading`, not `useReadingPosition`. */
const PATTERNS = RETIRED_WORDS.map((word) => ({
  word,
  pattern: word.startsWith('use-') ? new RegExp(`^${word}$`) : new RegExp(`(?:^|-)${word}s?(?:-|$)`),
}))

/** @returns the retired words in a name, however its words are joined: `tellHouse`, `TELL_HOUSE`, `tell-tenant` */
export function retiredWordsIn(name: string): RetiredWord[] {
  const kebab = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase()
  return PATTERNS.filter(({ pattern }) => pattern.test(kebab)).map(({ word }) => word)
}

/** The names that a module declares, not those that it only uses: a rename of one name is one change of a count. */
export function declaredNames(source: string, file: string): string[] {
  const names: string[] = []
  function visit(node: ts.Node): void {
    const name = declaredBy(node)
    if (name && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name))) names.push(name.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest))
  return names
}

function declaredBy(node: ts.Node): ts.Node | undefined {
  if (ts.isVariableDeclaration(node) || ts.isBindingElement(node) || ts.isParameter(node)) return node.name
  if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) return node.name
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return node.name
  if (ts.isPropertySignature(node) || ts.isMethodSignature(node)) return node.name
  if (ts.isPropertyDeclaration(node) || ts.isMethodDeclaration(node)) return node.name
  if (ts.isPropertyAssignment(node)) return node.name
  return undefined
}

/** Counts the declared names with retired words, and the files that are named with one. */
export function countRetiredWords(files: readonly string[]): Counts {
  const counts: Record<string, Record<string, number>> = {}
  for (const folder of COUNTED_FOLDERS) counts[folder] = {}
  for (const file of files) {
    const [folder = ''] = file.split('/')
    const found = counts[folder]
    if (!found) continue
    const names = [basename(file).replace(/\..*$/, ''), ...declaredNames(readFileSync(file, 'utf8'), file)]
    for (const word of names.flatMap(retiredWordsIn)) {
      if (!IN_PLACE[folder]?.includes(word)) found[word] = (found[word] ?? 0) + 1
    }
  }
  return counts
}

export interface Change {
  folder: string
  word: RetiredWord
  before: number
  now: number
}

/** What differs between two counts. */
export function changesOf(before: Counts, now: Counts): Change[] {
  return COUNTED_FOLDERS.flatMap((folder) =>
    RETIRED_WORDS.map((word) => ({
      folder,
      word,
      before: before[folder]?.[word] ?? 0,
      now: now[folder]?.[word] ?? 0,
    })),
  ).filter((change) => change.before !== change.now)
}
