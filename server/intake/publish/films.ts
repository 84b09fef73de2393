import type { ArtStore } from '../art-store.ts'
import { readFilm } from '../film-file.ts'
import type { Findings } from '../findings.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'
import type { Folder } from '../read/folder.ts'
import type { MissionSource } from '../read/mission-folder.ts'
import { ownFiles } from '../read/own-files.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import { adviseUnused, findNamed, tellMissing } from './named-file.ts'

/** The films in place of backgrounds: the mission's own first, then those that the adventure shares. */
export class Films {
  private readonly used = new Set<string>()
  private readonly adventure: AdventureSource
  private readonly store: ArtStore
  private readonly findings: Findings

  constructor(adventure: AdventureSource, store: ArtStore, findings: Findings) {
    this.adventure = adventure
    this.store = store
    this.findings = findings
  }

  /** The served address of the film that a mission names, else of background.webm or .mp4 beside its drawing; null where there is none that can be played, which is told. */
  async find(mission: MissionSource): Promise<string | null> {
    const { film } = mission.settings
    if (film === undefined) {
      const [own] = ownFiles(mission.folder, 'background')
      return own === undefined ? null : this.serve(mission.folder, own, `${mission.id}-background`)
    }
    const folders = [mission.films, this.adventure.films]
    const found = findNamed(film, folders, ['.webm', '.mp4'])
    if (!found) {
      const where = mission.folder.label('mission.json')
      const place = { where, key: 'film', what: 'film of a mission', kinds: 'WebM or MP4' }
      const meant = tellMissing(film, folders, place, this.findings)
      if (meant !== null) this.used.add(meant)
      return null
    }
    const { folder, file, name } = found
    return this.serve(folder, file, name)
  }

  private async serve(folder: Folder, file: string, name: string): Promise<string | null> {
    const label = folder.label(file)
    const isTold = this.used.has(label)
    this.used.add(label)
    const kind = file.toLowerCase().endsWith('.webm') ? 'webm' : 'mp4'
    try {
      return await this.store.putFile(name, kind, await readFilm(folder.path(file), kind))
    } catch (error) {
      if (!(error instanceof UnreadableArt)) throw error
      if (!isTold) this.findings.fault(label, error.message, error.mend)
      return null
    }
  }

  /** Tells what nobody names. */
  adviseUnused(): void {
    const folders = [this.adventure.films, ...[...this.adventure.missions.values()].map(({ films }) => films)]
    adviseUnused(folders, this.used, 'Name it as the film of a mission, or delete it.', this.findings)
  }
}
