import { say, type FindingWords } from '#shared/domain/findings/words.ts'
import { nearestName } from '#shared/scene/drawn-names/nearest.ts'

/** What the first word of a layer is in the languages of those who draw. */
const TRANSLATED: Readonly<Record<string, string>> = {
  hintergrund: 'background',
  tło: 'background',
  tlo: 'background',
  fondo: 'background',
  ebene: 'layer',
  warstwa: 'layer',
  capa: 'layer',
  elemento: 'element',
  obiekt: 'element',
}
const ROLES = ['element', 'layer', 'front', 'background']
const MOBILE = 'mobile'
const ARCHIVE = /\.(zip|rar|7z)$/i
const DOCUMENT = /\.(pdf|docx?|pptx?)$/i
const PICTURE = /\.(png|webp|svg|jpe?g)$/i

/**
 * What a file of a mission's folder was probably meant to be called, or how it becomes one that is read; null where its
 * name says nothing.
 * @param tasks their ids @param known files that are read by their names
 */
export function adviceForFile(
  file: string,
  tasks: readonly string[],
  known: readonly string[],
): FindingWords | null {
  const inner = file.replace(/\.[a-z0-9]+$/i, '')
  if (known.includes(inner)) return say('hidden-ending', { name: inner })
  if (ARCHIVE.test(file)) return say('unpack-here')
  if (DOCUMENT.test(file)) return say('export-drawing')
  const name = PICTURE.test(file) || known.includes(file.toLowerCase()) ? meantName(inner, tasks) : null
  return name === null ? null : say('call-it', { name: name + file.slice(inner.length).toLowerCase() })
}

/** "element lamp" for what is called "Obiekt lamp"; null where it says nothing. @param tasks their ids */
export function meantName(stem: string, tasks: readonly string[]): string | null {
  const words = stem
    .toLowerCase()
    .normalize('NFC')
    .split(/[\s_.-]+/)
    .filter((word) => word !== '')
  const [first = '', ...rest] = words
  const last = words.at(-1) ?? ''
  if (last === MOBILE && rest.length > 0) return [MOBILE, ...words.slice(0, -1)].join(' ')
  const role = TRANSLATED[first]
  if (role !== undefined) return [role, ...rest].join(' ')
  if (ROLES.includes(last) && rest.length > 0) return [last, ...words.slice(0, -1)].join(' ')
  const task = nearestName(words.join('-'), tasks)
  return task === null ? null : `element ${task}`
}

/** What programs and people add to a name: "lamp copy", "lamp (1)", "lamp@2x", "lamp final". */
const ADDED = /(@\dx|-?\(\d+\)|-(copy|copia|kopia|kopie|final|mobile))+$/

/** The id that a drawn one was meant to be: without what was added, in letters that an id may have. */
export function plainId(id: string): string {
  return id
    .toLowerCase()
    .replace(ADDED, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
