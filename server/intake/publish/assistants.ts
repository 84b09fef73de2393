import { FINER_MOUTHS, withMouth, type FinerMouth } from '#shared/scene/assistant.ts'
import { either, say, type FindingWords } from '#shared/domain/findings/words.ts'
import type { ArtCache } from '../art-cache.ts'
import { readArtFile } from '../art-file.ts'
import type { ArtStore, SetFile } from '../art-store.ts'
import { readFilm } from '../film-file.ts'
import { stackAlpha } from '../film/stack-alpha.ts'
import { cacheKey } from '../fingerprint.ts'
import type { Findings } from '../findings.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'
import type { Folder } from '../read/folder.ts'
import type { MissionSource } from '../read/mission-folder.ts'
import { ownFiles, ownPictures } from '../read/own-files.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import { servedName } from '../served-name.ts'
import type { PictureOrder } from './later-pictures.ts'
import { adviseUnused, findNamed, reportMissing } from './named-file.ts'

/** Raise it when the same film must come out different. */
const STACKED_VERSION = 1

const PICTURES = ['.svg', '.png', '.webp']
/** The head variant is the same name behind this word (specification, section 3). */
const HEAD = 'head'
/** The head once more, with its mouth open. */
const MOUTH = 'mouth'

/**
 * The assistants of an adventure. Each is served as a set of files that keep their names beside each other, for the
 * browser works the addresses of the still and of the head out of the one that it is given.
 */
export class Assistants {
  private readonly sets = new Map<string, Promise<string | null>>()
  private readonly used = new Set<string>()
  private readonly reported = new Set<string>()
  private readonly adventure: AdventureSource
  private readonly cache: ArtCache
  private readonly store: ArtStore
  private readonly findings: Findings
  private readonly order: PictureOrder

  constructor(
    adventure: AdventureSource,
    cache: ArtCache,
    store: ArtStore,
    findings: Findings,
    order: PictureOrder,
  ) {
    this.order = order
    this.adventure = adventure
    this.cache = cache
    this.store = store
    this.findings = findings
  }

  /** The served address of the assistant of a mission; null where there is none that can be shown, which is reported. */
  async find({ settings, folder }: MissionSource): Promise<string | null> {
    const named = settings.assistant
    if (named === undefined) return (await this.own(folder)) ?? this.own(this.adventure.folder)
    const where = folder.label('mission.json')
    return this.named(named, { where, key: 'assistant', what: say('what-mission-assistant') })
  }

  /** The same by its name. @param place the file that names it, and its place in that file */
  async named(
    named: string,
    place: { where: string; key: string; what: FindingWords },
  ): Promise<string | null> {
    const folders = [this.adventure.assistants]
    const found = findNamed(named, folders, ['.webm', ...PICTURES])
    if (!found) {
      const naming = { ...place, kinds: either('SVG', 'PNG', 'WebP', 'WebM') }
      const meant = reportMissing(named, folders, naming, this.findings)
      if (meant !== null) this.used.add(meant)
      return null
    }
    const { file, name } = found
    const { assistants } = this.adventure
    const still = isFilm(file) ? pictureIn(assistants, name) : file
    const head = pictureIn(assistants, HEAD + name)
    const mouth = head === null ? null : pictureIn(assistants, MOUTH + name)
    const finer = FINER_MOUTHS.flatMap((shape): [FinerMouth, string][] => {
      const picture = mouth === null ? null : pictureIn(assistants, shape + MOUTH + name)
      return picture === null ? [] : [[shape, picture]]
    })
    return this.serveOnce({ folder: assistants, file, still, head, mouth, finer, name })
  }

  /** Of the folder of a mission, or of the adventure for all of its missions: assistant.* by its name alone. */
  private own(folder: Folder): Promise<string | null> | null {
    const [file] = ownFiles(folder, 'assistant')
    if (file === undefined) return null
    const still = ownPictures(folder, 'assistant')[0] ?? null
    const head = ownPictures(folder, 'head assistant')[0] ?? null
    return this.serveOnce({ folder, file, still, head, mouth: null, finer: [], name: 'assistant' })
  }

  /** Reports what nobody names. */
  adviseUnused(): void {
    adviseUnused([this.adventure.assistants], this.used, say('unused-assistant'), this.findings)
  }

  private serveOnce(set: AssistantFiles): Promise<string | null> {
    const label = set.folder.label(set.file)
    const once = this.sets.get(label) ?? this.serveSet(set)
    this.sets.set(label, once)
    return once
  }

  private async serveSet({
    folder,
    file,
    still,
    head,
    mouth,
    finer,
    name,
  }: AssistantFiles): Promise<string | null> {
    const label = folder.label(file)
    this.used.add(label)
    if (still === null) {
      this.findings.error(label, say('no-still'), say('no-still-hint', { name }))
      return null
    }
    const [picture, film, face, speaking] = await Promise.all([
      this.read(folder, still),
      isFilm(file) ? this.read(folder, file) : null,
      head === null ? null : this.read(folder, head),
      mouth === null ? null : this.read(folder, mouth),
    ])
    if (!picture) return null
    const served = servedName(name)
    const files = new Map<string, SetFile>([[`${served}.webp`, picture]])
    if (film) files.set(`${served}.webm`, film)
    if (film && 'content' in film) files.set(`${served}.stacked.webm`, this.stacked(film.content))
    if (face) files.set(`${HEAD}${served}.webp`, face)
    if (speaking) files.set(`${MOUTH}${served}.webp`, speaking)
    const shapes: FinerMouth[] = []
    for (const [shape, of] of speaking ? finer : []) {
      const read = await this.read(folder, of)
      if (read) shapes.push(shape)
      if (read) files.set(`${shape}${MOUTH}${served}.webp`, read)
    }
    const address =
      (await this.store.putSet(served, files, this.order.later)) + `${served}.${film ? 'webm' : 'webp'}`
    return speaking ? withMouth(address, shapes) : address
  }

  /**
   * For browsers that draw alpha opaque; others ask for no such file. What is made fast is looked at in one browser. Encoding takes long:
   * nobody waits for it who starts a server for the first time.
   */
  private stacked(film: Buffer): SetFile {
    const make = () => (this.cache.pixelCache ? Promise.resolve(null) : stackAlpha(film))
    return { source: cacheKey('stacked', STACKED_VERSION, film), make }
  }

  /** Null for a file that cannot be shown, which is reported once. */
  private async read(folder: Folder, file: string): Promise<SetFile | null> {
    const path = folder.path(file)
    const label = folder.label(file)
    this.used.add(label)
    try {
      if (isFilm(file)) return { content: await readFilm(path, 'webm') }
      return { pixels: await readArtFile(path, this.cache) }
    } catch (error) {
      if (!(error instanceof UnreadableArt)) throw error
      if (!this.reported.has(label)) this.findings.error(label, error.problem, error.hint)
      this.reported.add(label)
      return null
    }
  }
}

/** An assistant: what moves or stands, and what stands beside it. */
interface AssistantFiles {
  folder: Folder
  /** The film, or the picture where nothing moves. */
  file: string
  still: string | null
  head: string | null
  mouth: string | null
  /** The mouth in other shapes. */
  finer: readonly (readonly [FinerMouth, string])[]
  name: string
}

function isFilm(file: string): boolean {
  return file.toLowerCase().endsWith('.webm')
}

function pictureIn(folder: Folder, name: string): string | null {
  return findNamed(name, [folder], PICTURES)?.file ?? null
}
