import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findTextFolders } from './files.ts'
import { findingTexts } from './findings.ts'

/** Keys are typed by this language's files; the check keeps the other languages equal. */
const TYPED_BY = 'en'
const TYPING = 'src/i18n/keys.d.ts'

/** The declaration that teaches i18next which keys exist: one line a namespace. */
export function typingOf(root: string): string {
  const lines = findTextFolders(root)
    .filter(({ folder }) => existsSync(join(root, folder, `${TYPED_BY}.json`)))
    .map(({ namespace, folder }) => {
      const name = /^\w+$/.test(namespace) ? namespace : `'${namespace}'`
      return `        ${name}: typeof import('#${folder}/${TYPED_BY}.json')`
    })
  return `// Written by \`npm run i18n\`; a new folder of texts adds its line here.
import 'i18next'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: {
${lines.join('\n')}
      }
    }
  }
}
`
}

/** What each sentence of the check names, so that the compiler asks for it where it is said. */
export function findingValuesOf(root: string): string {
  const lines = Object.entries(findingTexts(root, TYPED_BY)).map(([code, text]) => {
    const names = new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => `'${name ?? ''}'`))
    const key = /^\w+$/.test(code) ? code : `'${code}'`
    return `  ${key}: ${[...names].join(' | ') || 'never'}`
  })
  return `// Written by \`npm run i18n\` from the sentences of the check.
export interface FindingValues {
${lines.join('\n')}
}
`
}

const WRITTEN = { [TYPING]: typingOf, 'shared/domain/findings/values.ts': findingValuesOf }

/** Files that are not as they would be written. */
export function staleTyping(root: string): string[] {
  return Object.entries(WRITTEN).flatMap(([path, textOf]) => {
    const file = join(root, path)
    return existsSync(file) && readFileSync(file, 'utf8') === textOf(root) ? [] : [path]
  })
}

/** Rewrites the declarations when the set of namespaces, or a sentence of the check, changed. */
export async function writeTyping(root: string): Promise<void> {
  for (const path of staleTyping(root)) {
    const textOf = Object.entries(WRITTEN).find(([one]) => one === path)?.[1]
    if (textOf) await writeFile(join(root, path), textOf(root))
  }
}
