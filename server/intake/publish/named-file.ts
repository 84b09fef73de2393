import { either, say, type FindingWords } from '#shared/domain/findings/words.ts'
import type { Findings } from '../findings.ts'
import { nearestName } from '#shared/scene/drawn-names/nearest.ts'
import { designSource } from '../read/design-sources.ts'
import type { Folder } from '../read/folder.ts'

/** A file that a JSON names, with or without its ending. */
export interface NamedFile {
  folder: Folder
  file: string
  /** Without its ending. */
  name: string
}

/**
 * The first file of that name whose ending is one of these.
 * @param endings the wanted ones first
 */
export function findNamed(
  named: string,
  folders: readonly Folder[],
  endings: readonly string[],
): NamedFile | null {
  for (const folder of folders) {
    for (const ending of endings) {
      const file = folder.files.find((one) => {
        const isKind = one.toLowerCase().endsWith(ending)
        return isKind && (one === named || one.slice(0, -ending.length) === named)
      })
      if (file !== undefined) return { folder, file, name: file.slice(0, -ending.length) }
    }
  }
  return null
}

/** Where a file is named, and what for. */
export interface NamingPlace {
  /** The file that names it. */
  where: string
  /** Its place there. */
  key: string
  what: FindingWords
  /** What may stand there. */
  kinds: FindingWords
}

/** Reports that a JSON names what cannot be found. Gives the file that was meant, by its label: it is not unused too. */
export function reportMissing(
  named: string,
  folders: readonly Folder[],
  { where, key, what, kinds }: NamingPlace,
  findings: Findings,
): string | null {
  const there = folders.find(({ files }) => files.includes(named))
  if (there) {
    const source = designSource(named)
    const problem = source
      ? say('source-cannot-be', { problem: source.problem, what })
      : say('cannot-be', { what })
    findings.error(there.label(named), problem, say('save-as', { kinds }))
    return there.label(named)
  }
  const meant = nearestName(
    named,
    folders.flatMap(({ files }) => files),
  )
  const [first = '', second] = folders.map((folder) => folder.label(''))
  const places = second === undefined ? first : either(first, second)
  const hint = meant === null ? say('put-into', { places }) : say('did-you-mean', { name: meant })
  findings.error(where, say('named-missing', { at: key, name: named }), hint)
  return meant === null ? null : (folders.find(({ files }) => files.includes(meant))?.label(meant) ?? null)
}

/** Reports files that nobody names. @param used their labels */
export function adviseUnused(
  folders: readonly Folder[],
  used: ReadonlySet<string>,
  hint: FindingWords,
  findings: Findings,
): void {
  for (const folder of folders) {
    for (const file of folder.files) {
      const label = folder.label(file)
      if (used.has(label)) continue
      const source = designSource(file)
      if (source) findings.advise(label, source.problem, say('export-picture-beside'))
      else findings.advise(label, say('used-by-nothing'), hint)
    }
  }
}
