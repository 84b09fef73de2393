import { sceneArtOf, type SceneArt } from './scene-art.ts'

/** What mission.json may name instead of a file of the mission's folder with a name of its own (scenes/README.md). */
export type NamedArt = 'assistant' | 'film' | 'sound'

const SHELVES: Record<NamedArt, { folder: string; isOfMission: boolean; endings: RegExp; art: SceneArt }> = {
  assistant: {
    folder: 'assistants',
    isOfMission: false,
    endings: /\.(png|webp|svg|webm)$/i,
    art: 'assistant',
  },
  film: { folder: 'films', isOfMission: true, endings: /\.(webm|mp4)$/i, art: 'film' },
  sound: { folder: 'sounds', isOfMission: true, endings: /\.(ogg|mp3|webm)$/i, art: 'ambience' },
}

/** Names that mission.json can say, of the mission's own folder and the adventure's. */
export function candidatesOf(paths: readonly string[], mission: string, kind: NamedArt): string[] {
  const { endings } = SHELVES[kind]
  const names = paths.flatMap((path) => {
    const name = foldersOf(mission, kind)
      .filter((folder) => path.startsWith(folder))
      .map((folder) => path.slice(folder.length))[0]
    return name !== undefined && !name.includes('/') && endings.test(name) ? [name] : []
  })
  // a head, and the still beside a film, are no assistants of their own
  const films = new Set(names.filter((name) => /\.webm$/i.test(name)).map(stemOf))
  const isOwn = (name: string) => !/^head/i.test(name) && (/\.webm$/i.test(name) || !films.has(stemOf(name)))
  const own = kind === 'assistant' ? names.filter(isOwn) : names
  return [...new Set(own)].toSorted()
}

/** The file that is seen or heard in a mission; null where that is not one of its own. @param name that mission.json says */
export function fileOfArt(
  paths: readonly string[],
  mission: string,
  kind: NamedArt,
  name: string | null,
): string | null {
  if (name === null) return sceneArtOf(paths, mission, SHELVES[kind].art)
  return (
    foldersOf(mission, kind)
      .map((folder) => folder + name)
      .find((path) => paths.includes(path)) ?? null
  )
}

function foldersOf(mission: string, kind: NamedArt): string[] {
  const { folder, isOfMission } = SHELVES[kind]
  return [...(isOfMission ? [`${mission}/${folder}/`] : []), `${folder}/`]
}

const stemOf = (name: string): string => name.replace(/\.[^.]+$/, '')
