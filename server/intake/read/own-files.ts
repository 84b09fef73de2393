import { either, say, type FindingWords } from '#shared/domain/findings/words.ts'
import type { AdventureFile, MissionFile } from '#shared/scene/files.ts'
import { nearestName } from '#shared/scene/drawn-names/nearest.ts'
import type { Folder } from './folder.ts'

const OWN_NAMES = [
  'assistant',
  'head assistant',
  'background',
  'task background',
  'task background done',
  'thumbnail',
  'ambience',
] as const
export type OwnName = (typeof OWN_NAMES)[number]

/** Those of an adventure's folder. */
const ADVENTURE_NAMES: readonly OwnName[] = ['assistant', 'head assistant', 'thumbnail']

interface OwnKind {
  /** The wanted ones first. */
  endings: readonly string[]
  /** Where JSON says the same: what is named there holds. */
  key: 'assistant' | 'film' | 'taskBackground' | 'taskBackgroundDone' | 'thumbnail' | 'sound'
  /** How it is saved. */
  kinds: FindingWords
}

const PICTURES = ['.svg', '.png', '.webp']
const PHOTOS = [...PICTURES, '.jpg', '.jpeg']
const AS_PHOTO = either('SVG', 'PNG', 'WebP', 'JPEG')

const OWN_FILES: Record<OwnName, OwnKind> = {
  assistant: {
    endings: ['.webm', ...PICTURES],
    key: 'assistant',
    kinds: either('SVG', 'PNG', 'WebP', 'WebM'),
  },
  'head assistant': { endings: PICTURES, key: 'assistant', kinds: either('SVG', 'PNG', 'WebP') },
  // As a picture it is a layer of the scene.
  background: { endings: ['.webm', '.mp4'], key: 'film', kinds: say('kinds-background') },
  'task background': { endings: PHOTOS, key: 'taskBackground', kinds: AS_PHOTO },
  'task background done': { endings: PHOTOS, key: 'taskBackgroundDone', kinds: AS_PHOTO },
  thumbnail: { endings: PHOTOS, key: 'thumbnail', kinds: AS_PHOTO },
  ambience: { endings: ['.ogg', '.webm', '.mp3'], key: 'sound', kinds: either('MP3', 'Ogg', 'WebM') },
}

/** The files of a folder that are this by their name alone, the wanted ending first: "Task_background.PNG" is one, too. */
export function ownFiles(folder: Folder, name: OwnName): string[] {
  return OWN_FILES[name].endings.flatMap((ending) =>
    folder.files.filter((file) => ownNameOf(file) === name && endingOf(file) === ending),
  )
}

export function ownPictures(folder: Folder, name: OwnName): string[] {
  return ownFiles(folder, name).filter((file) => PHOTOS.includes(endingOf(file)))
}

/** How a file shows something that by its name shows nothing; null where it does, or where its name says nothing at all. */
export function fixOwnFile(
  file: string,
  folder: Folder,
  where: { json: 'mission.json' | 'adventure.json'; said: Partial<MissionFile> | Partial<AdventureFile> },
): FindingWords | null {
  const allowed = where.json === 'mission.json' ? OWN_NAMES : ADVENTURE_NAMES
  const name = ownNameOf(file)
  if (name === null) return meantName(file, allowed)
  if (!allowed.includes(name)) return say('into-mission-folder')
  const { endings, key, kinds } = OWN_FILES[name]
  if (!endings.includes(endingOf(file))) return say('save-as', { kinds })
  if (new Map(Object.entries(where.said)).has(key))
    return say('json-names-another', { file: where.json, key })
  const [assistant] = ownFiles(folder, 'assistant')
  if (name === 'head assistant' && assistant === undefined) return say('assistant-beside')
  const [first] = ownFiles(folder, name)
  const isUsed =
    name === 'ambience' || file === first || (name === 'assistant' && file === ownPictures(folder, name)[0])
  return isUsed ? null : say('other-is-shown', { file: first ?? '' })
}

/** True for what `mendOwnFile` finds nothing to say about. */
export function isOwnFile(file: string): boolean {
  return ownNameOf(file) !== null
}

function ownNameOf(file: string): OwnName | null {
  return OWN_NAMES.find((name) => bare(name) === bare(stemOf(file))) ?? null
}

/** What is nearly one of these names. */
function meantName(file: string, names: readonly string[]): FindingWords | null {
  const stem = stemOf(file)
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
  const meant = nearestName(stem, names)
  return meant === null ? null : say('did-you-mean', { name: meant + endingOf(file) })
}

function endingOf(file: string): string {
  return /\.[a-z0-9]+$/i.exec(file)?.[0].toLowerCase() ?? ''
}

function stemOf(file: string): string {
  return file.slice(0, file.length - endingOf(file).length)
}

/** Words apart or not: headassistant is as good as "head assistant". */
function bare(name: string): string {
  return name.toLowerCase().replace(/[\s_.-]+/g, '')
}
