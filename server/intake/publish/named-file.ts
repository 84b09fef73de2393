import type { Findings } from '../findings.ts'
import { nearestName } from '../nearest.ts'
import type { Folder } from '../read/folder.ts'

/** A file that a JSON names, with or without its ending. */
interface NamedFile {
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

/**
 * Tells that a JSON names what cannot be found. Gives the file that was meant, by its label: it is not unused too.
 * @param where the file that names it @param key its place there
 */
export function tellMissing(
  named: string,
  folders: readonly Folder[],
  { where, key, kinds }: { where: string; key: string; kinds: string },
  findings: Findings,
): string | null {
  const there = folders.find(({ files }) => files.includes(named))
  if (there) {
    findings.fault(there.label(named), `cannot be the ${key} of a mission`, `Save it as ${kinds}.`)
    return there.label(named)
  }
  const meant = nearestName(
    named,
    folders.flatMap(({ files }) => files),
  )
  const places = folders.map((folder) => folder.label('')).join(' or ')
  const mend = meant === null ? `Put it into ${places}.` : `Did you mean "${meant}"?`
  findings.fault(where, `${key} "${named}" does not exist`, mend)
  return meant === null ? null : (folders.find(({ files }) => files.includes(meant))?.label(meant) ?? null)
}

/** Served names are small letters, digits and hyphens. */
export function servedName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
