import { AdventureFolder } from '#shared/contract/content.ts'

const LONGEST = 60

/** The name of a folder that a name suggests: small letters, digits and single hyphens. */
export function suggestedFolder(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
  return plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '')
}

/** Why a folder cannot be called so; null where it can. */
export function folderTrouble(folder: string, taken: readonly string[]): 'unfit' | 'taken' | null {
  if (!AdventureFolder.safeParse(folder).success) return 'unfit'
  return taken.includes(folder) ? 'taken' : null
}
