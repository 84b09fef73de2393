import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findTextFolders } from './files.ts'

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

export function isTypingCurrent(root: string): boolean {
  const file = join(root, TYPING)
  return existsSync(file) && readFileSync(file, 'utf8') === typingOf(root)
}

/** Rewrites the declaration when the set of namespaces changed. */
export async function writeTyping(root: string): Promise<void> {
  if (!isTypingCurrent(root)) await writeFile(join(root, TYPING), typingOf(root))
}
