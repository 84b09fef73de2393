import type { ArtCache } from '../art-cache.ts'
import { storeArtFile } from '../art-file.ts'
import type { ArtStore } from '../art-store.ts'
import type { Findings } from '../findings.ts'
import { didYouMean } from '../nearest.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'
import type { Folder } from '../read/folder.ts'
import type { MissionSource } from '../read/mission-folder.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import { servedName } from './named-file.ts'

const ENDING = /\.(svg|png|webp|jpe?g)$/i

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
  ): Promise<string | null> {
    const folders = mission ? [mission.pictures, this.adventure.pictures] : [this.adventure.pictures]
    for (const folder of folders) {
      const file = folder.files.find((there) => there === name || there.replace(ENDING, '') === name)
      if (file !== undefined && ENDING.test(file)) return this.served(folder, file)
    }
    const complaint = `${where} ${name}`
    if (this.told.has(complaint)) return null
    this.told.add(complaint)
    const known = folders.flatMap(({ files }) => files)
    const mend = didYouMean(name, known).trim() || `Put it into ${this.adventure.pictures.label('')}.`
    this.findings.fault(where, `${key} "${name}" does not exist`, mend)
    return null
  }

  /** Tells what nobody names. */
  adviseUnused(): void {
    const folders = [
      this.adventure.pictures,
      ...[...this.adventure.missions.values()].map(({ pictures }) => pictures),
    ]
    for (const folder of folders) {
      for (const file of folder.files) {
        const label = folder.label(file)
        if (!this.used.has(label))
          this.findings.advise(label, 'is used by nothing', 'Name it in a card or a task, or delete it.')
      }
    }
  }

  private served(folder: Folder, file: string): Promise<string | null> {
    const label = folder.label(file)
    this.used.add(label)
    const known = this.stored.get(label)
    if (known) return known
    const name = servedName(file.replace(ENDING, ''))
    const stored = storeArtFile(name, folder.path(file), this.cache, this.store).catch((error: unknown) => {
      if (!(error instanceof UnreadableArt)) throw error
      this.findings.fault(label, error.message, error.mend)
      return null
    })
    this.stored.set(label, stored)
    return stored
  }
}
