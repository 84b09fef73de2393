import type { ArtCache } from '../art-cache.ts'
import { storeArtFile, type ServedSize } from '../art-file.ts'
import type { ArtStore } from '../art-store.ts'
import type { Findings } from '../findings.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'
import type { Folder } from '../read/folder.ts'
import type { MissionSource } from '../read/mission-folder.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import { ownFiles, type OwnName } from '../read/own-files.ts'
import { adviseUnused, findNamed, tellMissing } from './named-file.ts'

const ENDINGS = ['.svg', '.png', '.webp', '.jpg', '.jpeg']

/** The pictures of cards, tasks and thumbnails: the mission's own first, then those that the adventure shares. */
export class Pictures {
  private readonly stored = new Map<string, Promise<string | null>>()
  private readonly used = new Set<string>()
  private readonly told = new Set<string>()
  private readonly adventure: AdventureSource
  private readonly cache: ArtCache
  private readonly store: ArtStore
  private readonly findings: Findings

  constructor(adventure: AdventureSource, cache: ArtCache, store: ArtStore, findings: Findings) {
    this.adventure = adventure
    this.cache = cache
    this.store = store
    this.findings = findings
  }

  /**
   * The served address of a picture that a file names; null where it is missing or broken, which is told once a file.
   * @param where the file that names it @param key its place in that file
   */
  async find(
    name: string,
    mission: MissionSource | null,
    where: string,
    key: string,
    size: ServedSize = 'usual',
  ): Promise<string | null> {
    const folders = mission ? [mission.pictures, this.adventure.pictures] : [this.adventure.pictures]
    const found = findNamed(name, folders, ENDINGS)
    if (found) return this.served(found.folder, found.file, found.name, size)
    const complaint = `${where} ${name}`
    if (this.told.has(complaint)) return null
    this.told.add(complaint)
    const place = { where, key, what: 'picture', kinds: 'SVG, PNG, WebP or JPEG' }
    const meant = tellMissing(name, folders, place, this.findings)
    if (meant !== null) this.used.add(meant)
    return null
  }

  /** The served address of the picture whose name alone says what it is; null where there is none, or it is broken. */
  async own(folder: Folder, name: OwnName): Promise<string | null> {
    const [file] = ownFiles(folder, name)
    return file === undefined ? null : this.served(folder, file, `${folder.name}-${name}`)
  }

  /** Tells what nobody names. */
  adviseUnused(): void {
    const folders = [
      this.adventure.pictures,
      ...[...this.adventure.missions.values()].map(({ pictures }) => pictures),
    ]
    adviseUnused(folders, this.used, 'Name it in a card or a task, or delete it.', this.findings)
  }

  private served(
    folder: Folder,
    file: string,
    name: string,
    size: ServedSize = 'usual',
  ): Promise<string | null> {
    const label = folder.label(file)
    this.used.add(label)
    const key = `${size} ${label}`
    const known = this.stored.get(key)
    if (known) return known
    const path = folder.path(file)
    const stored = storeArtFile(name, path, this.cache, this.store, size).catch((error: unknown) => {
      if (!(error instanceof UnreadableArt)) throw error
      this.findings.fault(label, error.message, error.mend)
      return null
    })
    this.stored.set(key, stored)
    return stored
  }
}
